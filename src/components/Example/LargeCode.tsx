import type { ReactNode } from 'react';
import { TextButton } from './buttons';
import { describeSize, type CodeSize } from './limits';
import codeStyles from './code.module.css';
import styles from './styles.module.css';

interface Props {
  readonly size: CodeSize;
  /** Shows it, in the editor, which draws what is in sight only. */
  show(): void;
  download(): void;
  reset(): void;
}

/** In the place of code that is kept in the browser and too large to show or run unasked. */
export function LargeCode({ size, show, download, reset }: Props): ReactNode {
  return (
    <div className={codeStyles.linkNotice} role="note" aria-label="Large code">
      <p>
        The changed code that this browser keeps is {describeSize(size)}. So much can freeze the
        page, so it is neither shown nor run until you say so.
      </p>
      <div className={styles.noticeButtons}>
        <TextButton onClick={show}>Show it in the editor</TextButton>
        <TextButton onClick={download}>Download it</TextButton>
        <TextButton onClick={reset}>Reset it to the example</TextButton>
      </div>
    </div>
  );
}
