import { memo, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import clsx from 'clsx';
import {
  filterEntries,
  formatEntries,
  maxEntries,
  placeLabel,
  type LogEntry,
  type LogFilter,
} from './logEntries';
import styles from './console.module.css';

export interface ConsoleProps {
  readonly entries: readonly LogEntry[];
  /** Goes to a line of the program. */
  onPlace(place: { readonly file: string; readonly line: number }): void;
}

interface EntryProps {
  readonly entry: LogEntry;
  readonly onPlace: ConsoleProps['onPlace'];
}

/** So near to its end, the log is at it, in pixels. */
const endMargin = 8;

/** Words for the levels that color alone would set apart. */
const levelNames: Partial<Record<LogEntry['level'], string>> = { warn: 'Warning', error: 'Error' };

/** Drawn again only when it changed: a program may log without pause. */
const Entry = memo(function Entry({ entry, onPlace }: EntryProps): ReactNode {
  const { level, text, source, file, line, count } = entry;
  const label = placeLabel(entry);
  return (
    <li className={clsx(styles.entry, styles[level])}>
      {levelNames[level] !== undefined && <span className={styles.level}>{levelNames[level]}</span>}
      {source === 'sdk' && <span className={styles.level}>SDK</span>}
      <span className={styles.text}>{text}</span>
      {count > 1 && <span className={styles.count}>{count} times</span>}
      {file !== undefined && line !== undefined ? (
        <button type="button" className={styles.place} onClick={() => onPlace({ file, line })}>
          {label}
        </button>
      ) : (
        label !== undefined && <span className={styles.place}>{label}</span>
      )}
    </li>
  );
});

/** What the program said in its last run: filtered, copied, read out politely as it comes. */
export default function Console({ entries, onPlace }: ConsoleProps): ReactNode {
  const [filter, setFilter] = useState<LogFilter>({ level: 'all', withSdk: false, text: '' });
  const [copied, setCopied] = useState<string>();
  const shown = useMemo(() => filterEntries(entries, filter), [entries, filter]);
  const list = useRef<HTMLDivElement>(null);
  /** Whether the reader is at the end, and so wants to see what comes. */
  const follows = useRef(true);
  useEffect(() => {
    const element = list.current;
    if (element !== null && follows.current) element.scrollTop = element.scrollHeight;
  }, [shown]);
  const fromSdk = entries.filter(({ source }) => source === 'sdk').length;

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(formatEntries(shown));
      setCopied('Copied');
    } catch {
      setCopied('The browser did not let it be copied');
    }
  }

  return (
    <div className={styles.console}>
      <div className={styles.bar} role="group" aria-label="Console">
        <span className={styles.name} aria-hidden="true">
          Console
        </span>
        <label>
          Show{' '}
          <select
            value={filter.level}
            onChange={({ target }) =>
              setFilter({ ...filter, level: target.value as LogFilter['level'] })
            }
          >
            <option value="all">everything</option>
            <option value="warnings">warnings and errors</option>
            <option value="errors">errors</option>
          </select>
        </label>
        <label>
          Containing{' '}
          <input
            type="search"
            size={10}
            value={filter.text}
            onChange={({ target }) => setFilter({ ...filter, text: target.value })}
          />
        </label>
        <label>
          <input
            type="checkbox"
            checked={filter.withSdk}
            onChange={({ target }) => setFilter({ ...filter, withSdk: target.checked })}
          />{' '}
          SDK’s own ({fromSdk})
        </label>
        <button
          type="button"
          className={styles.copy}
          disabled={shown.length === 0}
          onClick={() => void copy()}
        >
          Copy
        </button>
        <span role="status" className={styles.copied}>
          {copied}
        </span>
      </div>
      {/* A list in a log, not a list that is one: its items keep their role. */}
      <div
        ref={list}
        onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
          follows.current = scrollHeight - scrollTop - clientHeight < endMargin;
        }}
        role="log"
        aria-label="Console"
        aria-live="polite"
        className={styles.log}
        // Longer than it is high, it must be scrolled by keyboard too.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        {shown.length === 0 ? (
          <p className={styles.empty}>
            {entries.length === 0 ? 'Nothing was logged.' : 'Nothing of it is logged.'}
          </p>
        ) : (
          <>
            {entries.length === maxEntries && (
              <p className={styles.empty}>Only the last {maxEntries} entries are kept.</p>
            )}
            <ul>
              {shown.map((entry) => (
                <Entry key={entry.id} entry={entry} onPlace={onPlace} />
              ))}
            </ul>
          </>
        )}
      </div>
    </div>
  );
}
