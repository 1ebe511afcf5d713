// Change: (ejected) also copies the block's hidden setup, so that pasted code compiles. Shows a message if the browser
// refuses to copy. The CSS adds the icon, because the HTML contains this button once per block. On upgrade: compare
// with the default's labels and its fallback without a clipboard.
import { useContext, useEffect, useState, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { useCodeBlockContext } from '@docusaurus/theme-common/internal';
import { announce } from '@reveal-docs/page-script/announce';
import { copyText, notCopied } from '@reveal-docs/page-script/copyText';
import { SetUpContext } from '@site/src/components/CodeParts/context';
import { joinSetUp } from '@reveal-docs/api-reference/code/cutLine';
import styles from '../styles.module.css';

/** How long the button shows the result of a click, in milliseconds. */
const answerTime = { copied: 1000, failed: 3000 };

export default function CopyButton(): ReactNode {
  const setUp = useContext(SetUpContext);
  const { code } = useCodeBlockContext().metadata;
  const [answer, setAnswer] = useState<keyof typeof answerTime>();
  const copied = translate({ id: 'theme.CodeBlock.copied', message: 'Copied' });
  useEffect(() => {
    if (answer === undefined) return undefined;
    const id = window.setTimeout(() => setAnswer(undefined), answerTime[answer]);
    return () => window.clearTimeout(id);
  }, [answer]);

  return (
    <>
      <button
        type="button"
        data-copy-code
        data-copied={answer === 'copied' || undefined}
        title={translate({ id: 'theme.CodeBlock.copy', message: 'Copy' })}
        aria-label={
          answer === 'copied'
            ? copied
            : translate({
                id: 'theme.CodeBlock.copyButtonAriaLabel',
                message: 'Copy code to clipboard',
              })
        }
        onClick={() => {
          copyText(setUp === undefined ? code : joinSetUp(setUp, code)).then(
            () => {
              setAnswer('copied');
              announce(copied);
            },
            (error: unknown) => {
              console.warn('The code wasn’t copied.', error);
              setAnswer('failed');
            },
          );
        }}
      />
      {answer === 'failed' && (
        <span role="status" className={styles.notCopied}>
          {notCopied}
        </span>
      )}
    </>
  );
}
