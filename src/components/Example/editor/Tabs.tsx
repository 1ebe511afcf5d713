import type { KeyboardEvent, ReactNode } from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

interface Props {
  readonly id: string;
  readonly files: readonly string[];
  /** Names of read-only files. */
  readonly given: readonly string[];
  readonly active: string | undefined;
  choose(file: string | undefined): void;
}

export function Tabs({ id, files, given, active, choose }: Props): ReactNode {
  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const step = steps[event.key];
    if (step === undefined) return;
    const index = files.findIndex((file) => file === active);
    const next = files[(index + step + files.length) % files.length];
    choose(next);
    document.getElementById(`${id}-tab-${next}`)?.focus();
  }

  return (
    <div role="tablist" aria-label="Files" className={clsx('tabs', styles.tabs)}>
      {files.map((file) => (
        <button
          key={file}
          type="button"
          role="tab"
          id={`${id}-tab-${file}`}
          aria-selected={file === active}
          aria-controls={`${id}-panel-${file}`}
          tabIndex={file === active ? 0 : -1}
          className={clsx('tabs__item', styles.tab, file === active && 'tabs__item--active')}
          onClick={() => choose(file)}
          onKeyDown={onKeyDown}
        >
          {file}
          {given.includes(file) && <span className={styles.given}> read-only</span>}
        </button>
      ))}
    </div>
  );
}
