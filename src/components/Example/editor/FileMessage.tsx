import type { ReactNode } from 'react';
import type { FileToolsState } from './useFileTools';
import styles from './styles.module.css';

type Props = Pick<FileToolsState, 'refusal' | 'removed' | 'bringBack' | 'open'>;

/** Message that covers the text. Shows why the last action on a file failed, or the name of the deleted file. */
export function FileMessage({ refusal, removed, bringBack, open }: Props): ReactNode {
  if (refusal === undefined && removed === undefined) return null;
  return (
    <div className={styles.message}>
      {refusal !== undefined && <p role="alert">{refusal}</p>}
      {removed !== undefined && (
        <>
          <p role="status">{removed.file} was deleted.</p>
          <button type="button" className={styles.button} onClick={() => bringBack(removed)}>
            Restore it
          </button>
        </>
      )}
      <button type="button" className={styles.button} onClick={() => open(undefined)}>
        Dismiss
      </button>
    </div>
  );
}
