// Change: (wrapped) copies the hidden set-up of a block too, so that what is pasted compiles. On upgrade:
// the button still takes its code from the code block's context.
import { useContext, useMemo, type ReactNode } from 'react';
import { CodeBlockContextProvider, useCodeBlockContext } from '@docusaurus/theme-common/internal';
import CopyButton from '@theme-original/CodeBlock/Buttons/CopyButton';
import type { Props } from '@theme/CodeBlock/Buttons/CopyButton';
import { SetUpContext } from '@site/src/components/CodeParts/context';
import { joinSetUp } from '@site/src/code/cutLine';

/** The copy button, giving the whole program. */
export default function CopyButtonWrapper(props: Props): ReactNode {
  const setUp = useContext(SetUpContext);
  const { metadata, wordWrap } = useCodeBlockContext();
  const whole = useMemo(
    () => (setUp === undefined ? metadata : { ...metadata, code: joinSetUp(setUp, metadata.code) }),
    [metadata, setUp],
  );
  return (
    <CodeBlockContextProvider metadata={whole} wordWrap={wordWrap}>
      <CopyButton {...props} />
    </CodeBlockContextProvider>
  );
}
