import type { ReactNode } from 'react';
import clsx from 'clsx';
import { CloseIcon } from '../Menu/icons';
import styles from './actionResult.module.css';

interface Props {
  readonly words: string;
  close(): void;
}

/** Shows the result of the last action in a corner of the playground, above all other content. */
export function ActionResult({ words, close }: Props): ReactNode {
  return (
    <div className={clsx(styles.said, words === '' && styles.empty)}>
      <p role="status">{words}</p>
      <button type="button" aria-label="Dismiss" hidden={words === ''} onClick={close}>
        <CloseIcon />
      </button>
    </div>
  );
}
