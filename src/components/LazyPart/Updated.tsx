import type { ReactNode } from 'react';
import { reloadLabel, reloadPage, updatedMessage } from '@reveal-docs/page-script/updated';
import styles from './styles.module.css';

/**
 * Informs the reader that the page was updated, with a button that reloads it. The reload keeps the
 * reader's input.
 */
export function Updated(): ReactNode {
  return (
    <div className={styles.failure} role="alert">
      <p>{updatedMessage} What you typed is saved.</p>
      <button type="button" className="button button--primary button--sm" onClick={reloadPage}>
        {reloadLabel}
      </button>
    </div>
  );
}
