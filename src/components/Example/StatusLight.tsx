import type { ReactNode } from 'react';
import styles from './statusLight.module.css';

/** Dot that shows the state of a run. Its style depends on `data-state` on an enclosing element. */
export function StatusLight(): ReactNode {
  return <span className={styles.light} aria-hidden="true" />;
}
