import type { ReactNode } from 'react';
import styles from './statusLight.module.css';

/** A dot that shows the state of a run: the `data-state` of an element around it. */
export function StatusLight(): ReactNode {
  return <span className={styles.light} aria-hidden="true" />;
}
