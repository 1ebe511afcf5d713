import type { ReactNode } from 'react';
import { reloadLabel, reloadPage, updatedMessage } from '@reveal-docs/page-script/updated';
import styles from './styles.module.css';

/** Informs the reader about an update of the site, with a button that reloads the page and keeps the reader's input. */
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
