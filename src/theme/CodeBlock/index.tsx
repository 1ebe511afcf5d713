// Change: (wrapped) collapses the code above a block's cut line, links API names in code (src/remark/README.md), and
// highlights code with tokens that the build created. Also skips the theme's component for strings. That component
// creates each block a second time after hydration, because colors can depend on the color mode. This site's colors are
// CSS variables. On upgrade: check that MDX still passes `apilinks` and `tokens`, that children are still a string,
// that the theme's `CodeBlock` still only selects `Content/String` for strings, and that the theme still imports
// `Highlight` from prism-react-renderer.
import { useMemo, type ReactNode } from 'react';
import { usePluralForm } from '@docusaurus/theme-common';
import { translate } from '@docusaurus/Translate';
import CodeBlock from '@theme-original/CodeBlock';
import StringContent from '@theme/CodeBlock/Content/String';
import type CodeBlockType from '@theme/CodeBlock';
import type { WrapperProps } from '@docusaurus/types';
import {
  CodeLinksContext,
  CodeTokensContext,
  SetUpContext,
} from '@site/src/components/CodeParts/context';
import { groupByLine } from '@site/src/components/CodeParts/lineLinks';
import { readTokens } from '@site/src/components/CodeParts/tokens';
import { splitSetUp } from '@reveal-docs/api-reference/code/cutLine';
import styles from './styles.module.css';

type Props = WrapperProps<typeof CodeBlockType>;

function SetUp({ code, language }: { code: string; language: string | undefined }): ReactNode {
  const { selectMessage } = usePluralForm();
  const count = code.split('\n').filter((line) => line.trim() !== '').length;
  const summary = translate(
    {
      id: 'docs.codeBlock.setUp',
      message:
        '{count} line of setup, included when you copy the code|{count} lines of setup, included when you copy the code',
      description: 'Above a code block whose imports and declarations are folded',
    },
    { count },
  );
  return (
    <details className={styles.setUp} data-set-up>
      <summary data-search="ignore">{selectMessage(count, summary)}</summary>
      <StringContent language={language}>{code}</StringContent>
    </details>
  );
}

export default function CodeBlockWrapper({
  apilinks,
  tokens,
  children,
  ...props
}: Props): ReactNode {
  const code = typeof children === 'string' ? children : undefined;
  const { setUp, shown } = useMemo(() => splitSetUp(code ?? ''), [code]);
  const known = useMemo(() => readTokens(code ?? '', tokens), [code, tokens]);
  const links = useMemo(() => groupByLine(shown, apilinks), [shown, apilinks]);
  if (code === undefined) return <CodeBlock {...props}>{children}</CodeBlock>;
  const language = props.language ?? /language-(\w+)/.exec(props.className ?? '')?.[1];
  const block = (
    <SetUpContext.Provider value={setUp}>
      <CodeLinksContext.Provider value={links}>
        <StringContent {...props}>{shown}</StringContent>
      </CodeLinksContext.Provider>
    </SetUpContext.Provider>
  );
  return (
    <CodeTokensContext.Provider value={known}>
      {setUp === undefined || setUp === '' ? (
        block
      ) : (
        <div className={styles.withSetUp}>
          <SetUp code={setUp} language={language} />
          {block}
        </div>
      )}
    </CodeTokensContext.Provider>
  );
}
