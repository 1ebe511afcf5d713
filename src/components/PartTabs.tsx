import type { ReactNode } from 'react';
import clsx from 'clsx';
import styles from './partTabs.module.css';

interface Props<Part extends string> {
  readonly labels: Readonly<Record<Part, string>>;
  readonly part: Part;
  /** Class that makes the buttons visible only on narrow screens. */
  readonly className: string | undefined;
  show(part: Part): void;
}

/** Buttons that switch between the parts of a page. On wide screens, these parts are side by side. */
export function PartTabs<Part extends string>(props: Props<Part>): ReactNode {
  const { labels, part, className, show } = props;
  return (
    <div className={clsx(styles.tabs, className)} role="group" aria-label="Show">
      {(Object.keys(labels) as Part[]).map((name) => (
        <button
          key={name}
          type="button"
          className={styles.tab}
          aria-pressed={name === part}
          onClick={() => show(name)}
        >
          {labels[name]}
        </button>
      ))}
    </div>
  );
}
