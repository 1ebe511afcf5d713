import type { ReactNode } from 'react';
import { reloadLabel, reloadPage, updatedMessage } from '@reveal-docs/page-script/updated';
import styles from './styles.module.css';

/** Notice that the site was updated. Its button reloads the page and keeps the reader's input. */
export function Updated(): ReactNode {
  return (
    <div className={styles.failure} role="alert">
      <p>{updatedMessage} Your text is saved.</p>
      <button type="button" className="button button--primary button--sm" onClick={reloadPage}>
        {reloadLabel}
      </button>
    </div>
  );
}
