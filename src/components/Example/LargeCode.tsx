import type { ReactNode } from 'react';
import { TextButton } from './buttons';
import { describeSize, type CodeSize } from './limits';
import codeStyles from './code.module.css';
import styles from './styles.module.css';

interface Props {
  readonly size: CodeSize;
  /** Opens it in the editor, which renders only the visible lines. */
  show(): void;
  download(): void;
  reset(): void;
}

/** Replaces saved code that is too large to show or run automatically. */
export function LargeCode({ size, show, download, reset }: Props): ReactNode {
  return (
    <div className={codeStyles.linkNotice} role="note" aria-label="Large code">
      <p>
        The code that you changed is large: {describeSize(size)}. It could freeze the page, so it
        isn’t shown or run automatically.
      </p>
      <div className={styles.noticeButtons}>
        <TextButton onClick={show}>Open it in the editor</TextButton>
        <TextButton onClick={download}>Download it</TextButton>
        <TextButton onClick={reset}>Reset to the original example</TextButton>
      </div>
    </div>
  );
}
