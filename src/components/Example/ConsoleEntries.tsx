import { memo, useEffect, useRef, type ReactNode } from 'react';
import clsx from 'clsx';
import { maxEntries, placeLabel, type LogEntry } from './logEntries';
import type { Place } from './editor/FileEditor';
import styles from './console.module.css';

interface EntryProps {
  readonly entry: LogEntry;
  readonly onPlace: ((place: Place) => void) | undefined;
}

/** Maximum distance from the end, in pixels, at which the log still counts as scrolled to its end. */
const endMargin = 8;

/** Labels for log levels, because colors alone aren't accessible. */
const levelNames: Partial<Record<LogEntry['level'], string>> = { warn: 'Warning', error: 'Error' };

/** Memoized, because a program can log continuously. */
const Entry = memo(function Entry({ entry, onPlace }: EntryProps): ReactNode {
  const { level, text, source, file, line, count } = entry;
  const label = placeLabel(entry);
  return (
    <li className={clsx(styles.entry, styles[level])}>
      {levelNames[level] !== undefined && <span className={styles.level}>{levelNames[level]}</span>}
      {source === 'sdk' && <span className={styles.level}>SDK</span>}
      <span className={styles.text}>{text}</span>
      {count > 1 && <span className={styles.count}>{count} times</span>}
      {onPlace !== undefined && file !== undefined && line !== undefined ? (
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
  readonly shown: readonly LogEntry[];
  readonly total: number;
  readonly onPlace: EntryProps['onPlace'];
}

/** Scrolling list of entries. If the list is scrolled to its end, it follows new entries. */
export function ConsoleEntries({ shown, total, onPlace }: Props): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  const follows = useRef(true);
  useEffect(() => {
    const element = list.current;
    if (element !== null && follows.current) element.scrollTop = element.scrollHeight;
  }, [shown]);
  // The wrapper has the log role. On the list itself, this role would replace the list role, which the items need.
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
      // Lets readers scroll the list with the keyboard.
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      {shown.length === 0 ? (
        <p className={styles.empty}>{total === 0 ? 'No messages yet.' : 'No messages match.'}</p>
      ) : (
        <>
          {total === maxEntries && (
            <p className={styles.empty}>Only the last {maxEntries} messages are kept.</p>
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
