import type { ReactNode } from 'react';
import styles from './statusLight.module.css';

/** Dot that shows the state of a run, from the `data-state` of an enclosing element. */
export function StatusLight(): ReactNode {
  return <span className={styles.light} aria-hidden="true" />;
}
