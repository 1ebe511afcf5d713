// Change: (wrapped) renders API names in a token as links, shows invisible characters, and renders
// plain text without an element. On upgrade: a token still gets its line, and its text as
// `token.content`; children still replace that text.
import { useContext, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import LineToken from '@theme-original/CodeBlock/Line/Token';
import type { Props } from '@theme/CodeBlock/Line/Token';
import { CodeLinksContext } from '@site/src/components/CodeParts/context';
import { hasInvisible } from '@site/src/components/CodeParts/invisible';
import { splitToken } from '@site/src/components/CodeParts/lineLinks';
import { VisibleText } from '@site/src/components/CodeParts/VisibleText';
import styles from './styles.module.css';

/** A token of highlighted code, with links on API names. */
export default function LineTokenWrapper(props: Props): ReactNode {
  const lines = useContext(CodeLinksContext);
  const { line, token } = props;
  const isPlain = token.types.length === 1 && token.types[0] === 'plain';
  if (hasInvisible(token.content)) {
    return (
      <LineToken {...props}>
        <VisibleText>{token.content}</VisibleText>
      </LineToken>
    );
  }
  // Text in the block's default color doesn't need an element.
  const whole = isPlain ? token.content : <LineToken {...props} />;
  if (lines.length === 0) return whole;
  const before = line.slice(0, line.indexOf(token));
  const start = before.reduce((length, { content }) => length + content.length, 0);
  const lineText = line.map(({ content }) => content).join('');
  const parts = splitToken(lines, lineText, start, token.content);
  if (parts.every(({ url }) => url === undefined)) return whole;
  return (
    <LineToken {...props}>
      {parts.map(({ text, url }, index) =>
        url === undefined ? (
          text
        ) : (
          <Link key={index} to={url} className={styles.codeLink}>
            {text}
          </Link>
        ),
      )}
    </LineToken>
  );
}
