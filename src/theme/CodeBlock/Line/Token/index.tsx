// Change: (wrapped) renders API names in a token as links, shows invisible characters, and renders plain text without
// an element. On upgrade: check that this component still gets the line and the token's text (`token.content`), and
// that children still replace that text.
import { useContext, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import LineToken from '@theme-original/CodeBlock/Line/Token';
import type { Props } from '@theme/CodeBlock/Line/Token';
import { CodeLinksContext } from '@site/src/components/CodeParts/context';
import { hasInvisible } from '@site/src/components/CodeParts/invisible';
import { splitToken } from '@site/src/components/CodeParts/lineLinks';
import { VisibleText } from '@site/src/components/CodeParts/VisibleText';
import styles from './styles.module.css';

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
