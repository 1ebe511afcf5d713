import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import clsx from 'clsx';
import { lazyPart } from '@site/src/components/LazyPart';
import type { Place } from '../Example/editor/FileEditor';
import type { LogEntry } from '../Example/logEntries';
import { describeConsole } from '../Example/describe';
import { ProblemList } from './ProblemList';
import { countWords, type ShownProblem } from './problems';
import styles from './report.module.css';

const Console = lazyPart(() => import('../Example/Console'), {
  waiting: <p className={styles.empty}>Loading the console</p>,
  name: 'The console',
});

interface Props {
  /** Name of the version, if two are compared. */
  readonly label: string | undefined;
  /** Undefined while they are unknown. */
  readonly problems: readonly ShownProblem[] | undefined;
  readonly entries: readonly LogEntry[];
  goTo(place: Place): void;
  /** Undefined if problems can't be fixed here. */
  readonly fix: ((problem: ShownProblem) => void) | undefined;
}

type Tab = 'problems' | 'console';
const tabs: readonly Tab[] = ['problems', 'console'];

/** A program's problems and console output on one release. */
export function Report({ label, problems, entries, goTo, fix }: Props): ReactNode {
  const id = useId();
  const [tab, setTab] = useState<Tab>('problems');
  const names = { problems: countWords(problems), console: describeConsole(entries) };

  function onKeyDown({ key }: KeyboardEvent): void {
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
    const next = tab === 'problems' ? 'console' : 'problems';
    setTab(next);
    document.getElementById(`${id}-${next}`)?.focus();
  }

  return (
    <section className={styles.report} aria-label={label ?? 'Problems and console'}>
      <div role="tablist" aria-label={label ?? 'Output'} className={styles.tabs}>
        {label !== undefined && <span className={styles.label}>{label}</span>}
        {tabs.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-${name}`}
            aria-selected={tab === name}
            aria-controls={`${id}-panel`}
            tabIndex={tab === name ? 0 : -1}
            className={clsx(styles.tab, tab === name && styles.active)}
            onClick={() => setTab(name)}
            onKeyDown={onKeyDown}
          >
            {names[name]}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${tab}`}
        className={styles.panel}
      >
        {tab === 'problems' ? (
          <ProblemList problems={problems} goTo={goTo} fix={fix} />
        ) : (
          <Console entries={entries} onPlace={goTo} />
        )}
      </div>
    </section>
  );
}
