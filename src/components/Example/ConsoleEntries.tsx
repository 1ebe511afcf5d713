import { memo, useEffect, useRef, type ReactNode } from 'react';
import clsx from 'clsx';
import { maxEntries, placeLabel, type LogEntry } from './logEntries';
import type { Place } from './editor/FileEditor';
import styles from './console.module.css';

interface EntryProps {
  readonly entry: LogEntry;
  /** Goes to a line of the program. */
  readonly onPlace: (place: Place) => void;
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

interface Props {
  /** What is to be seen, of as many entries as there are. */
  readonly shown: readonly LogEntry[];
  readonly total: number;
  readonly onPlace: EntryProps['onPlace'];
}

/** The entries in a box that scrolls, and follows what comes while the reader is at its end. */
export function ConsoleEntries({ shown, total, onPlace }: Props): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  /** Whether the reader is at the end, and so wants to see what comes. */
  const follows = useRef(true);
  useEffect(() => {
    const element = list.current;
    if (element !== null && follows.current) element.scrollTop = element.scrollHeight;
  }, [shown]);
  // A list in a log, not a list that is one: its items keep their role.
  return (
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
          {total === 0 ? 'Nothing was logged.' : 'Nothing of it is logged.'}
        </p>
      ) : (
        <>
          {total === maxEntries && (
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
  );
}
