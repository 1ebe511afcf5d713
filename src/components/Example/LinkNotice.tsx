import type { ReactNode } from 'react';
import { TextButton } from './buttons';
import type { SharedLink } from './useSharedLink';
import styles from './styles.module.css';

interface Props {
  readonly link: SharedLink;
  /** Whether the code of the link is what is shown. */
  readonly isShown: boolean;
  run(): void;
  discard(): void;
}

/** Says that the code came with a link, before anything of it runs; or why a link brought none. */
export function LinkNotice({ link, isShown, run, discard }: Props): ReactNode {
  if (link.type === 'bad') {
    return (
      <p className={styles.linkNotice} role="alert">
        {link.message} This is the original example.
      </p>
    );
  }
  if (link.type !== 'shown' || !isShown) return null;
  return (
    <div className={styles.linkNotice} role="note">
      <p>
        The code below came with the link and was not written by this site. Read it, then run it: it
        runs apart from the page and reaches the demo project only. A change of yours to it is kept
        in place of earlier ones.
      </p>
      <div className={styles.noticeButtons}>
        <TextButton primary onClick={run}>
          Run the code of the link
        </TextButton>
        <TextButton onClick={discard}>Show the original example</TextButton>
      </div>
    </div>
  );
}
