// Change: copies the hidden set-up of a block too, so that what is pasted compiles, and has its icon from the style
// sheet, since the button is in the built page once per block. Ejected.
// On upgrade: compare with the default's labels and its fallback where there is no clipboard.
import { useContext, useEffect, useState, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { useCodeBlockContext } from '@docusaurus/theme-common/internal';
import { copyText } from '@site/src/components/copyText';
import { SetUpContext } from '@site/src/components/CodeParts/context';
import { joinSetUp } from '@site/src/code/cutLine';

/** How long the button says that it copied, in milliseconds. */
const answerTime = 1000;

/** The copy button, giving the whole program. */
export default function CopyButton(): ReactNode {
  const setUp = useContext(SetUpContext);
  const { code } = useCodeBlockContext().metadata;
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const id = window.setTimeout(() => setCopied(false), answerTime);
    return () => window.clearTimeout(id);
  }, [isCopied]);

  return (
    <button
      type="button"
      data-copy-code
      data-copied={isCopied || undefined}
      title={translate({ id: 'theme.CodeBlock.copy', message: 'Copy' })}
      aria-label={
        isCopied
          ? translate({ id: 'theme.CodeBlock.copied', message: 'Copied' })
          : translate({
              id: 'theme.CodeBlock.copyButtonAriaLabel',
              message: 'Copy code to clipboard',
            })
      }
      // What the browser refuses is left for who watches the page's errors.
      onClick={() =>
        void copyText(setUp === undefined ? code : joinSetUp(setUp, code)).then(() =>
          setCopied(true),
        )
      }
    />
  );
}
