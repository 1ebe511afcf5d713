import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import clsx from 'clsx';
import { ChevronIcon } from '../Menu/icons';
import { lazyPart } from '@site/src/components/LazyPart';
import type { Place } from '../Example/editor/FileEditor';
import { hasOwnEntries, type LogEntry } from '../Example/logEntries';
import { describeConsole } from '../Example/describe';
import { ProblemList } from './ProblemList';
import { countWords, hasErrors, type ShownProblem } from './problems';
import styles from './report.module.css';

const Console = lazyPart(() => import('../Example/Console'), {
  waiting: <p className={styles.empty}>Loading the console</p>,
  name: 'The console',
});

interface Props {
  /** Name of the version. Undefined unless two versions are compared. */
  readonly label: string | undefined;
  /** Problems to list. Undefined until they're known. */
  readonly problems: readonly ShownProblem[] | undefined;
  readonly entries: readonly LogEntry[];
  readonly isOpen: boolean;
  open(): void;
  close(): void;
  goTo(place: Place): void;
  /** Applies the fix for a problem. Undefined if problems can't be fixed here. */
  readonly fix: ((problem: ShownProblem) => void) | undefined;
}

type Tab = 'problems' | 'console';
const tabs: readonly Tab[] = ['problems', 'console'];

/** Shows a program's problems and console output for one release. */
export function Report(props: Props): ReactNode {
  const { label, problems, entries, isOpen, open, close, goTo, fix } = props;
  const id = useId();
  const [chosen, setChosen] = useState<Tab>();
  // The first error or message selects its tab. After that, only the reader changes the tab.
  const isFailing = hasErrors(problems);
  if (chosen === undefined && (isFailing || hasOwnEntries(entries))) {
    setChosen(isFailing ? 'problems' : 'console');
  }
  const tab = chosen ?? 'problems';
  const names = { problems: countWords(problems), console: describeConsole(entries) };

  function onKeyDown({ key }: KeyboardEvent): void {
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
    const next = tab === 'problems' ? 'console' : 'problems';
    setChosen(next);
    document.getElementById(`${id}-${next}`)?.focus();
  }

  return (
    <section className={styles.report} aria-label={label ?? 'Problems and console'}>
      <div className={styles.head}>
        {label !== undefined && <span className={styles.label}>{label}</span>}
        <div role="tablist" aria-label={label ?? 'Output'} className={styles.tabs}>
          {tabs.map((name) => (
            <button
              key={name}
              type="button"
              role="tab"
              id={`${id}-${name}`}
              aria-selected={tab === name}
              aria-controls={`${id}-panel`}
              tabIndex={tab === name ? 0 : -1}
              className={clsx(
                styles.tab,
                isOpen && tab === name && styles.active,
                name === 'problems' && isFailing && styles.failing,
              )}
              onClick={() => {
                setChosen(name);
                open();
              }}
              onKeyDown={onKeyDown}
            >
              {names[name]}
            </button>
          ))}
        </div>
        <button
          type="button"
          className={clsx(styles.toggle, !isOpen && styles.up)}
          aria-label={isOpen ? 'Close problems and console' : 'Open problems and console'}
          aria-expanded={isOpen}
          onClick={isOpen ? close : open}
        >
          <ChevronIcon />
        </button>
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${tab}`}
        className={styles.panel}
        hidden={!isOpen}
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
