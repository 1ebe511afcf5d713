import { useMemo, useState, type ReactNode } from 'react';
import { copyText } from '@reveal-docs/page-script/copyText';
import { ConsoleEntries } from './ConsoleEntries';
import type { Place } from './editor/FileEditor';
import { filterEntries, formatEntries, type LogEntry, type LogFilter } from './logEntries';
import styles from './console.module.css';

interface FiltersProps {
  readonly filter: LogFilter;
  readonly fromSdk: number;
  readonly onChange: (filter: LogFilter) => void;
}

function Filters({ filter, fromSdk, onChange }: FiltersProps): ReactNode {
  return (
    <>
      <label>
        Show{' '}
        <select
          value={filter.level}
          onChange={({ target }) =>
            onChange({ ...filter, level: target.value as LogFilter['level'] })
          }
        >
          <option value="all">everything</option>
          <option value="warnings">warnings and errors</option>
          <option value="errors">errors</option>
        </select>
      </label>
      <label>
        Filter{' '}
        <input
          type="search"
          size={10}
          value={filter.text}
          onChange={({ target }) => onChange({ ...filter, text: target.value })}
        />
      </label>
      <label>
        <input
          type="checkbox"
          checked={filter.withSdk}
          onChange={({ target }) => onChange({ ...filter, withSdk: target.checked })}
        />{' '}
        SDK messages ({fromSdk})
      </label>
    </>
  );
}

export interface ConsoleProps {
  readonly entries: readonly LogEntry[];
  /** Goes to a line of the program. Undefined if readers can't edit the code here. */
  onPlace?(place: Place): void;
}

/** Shows the messages from the program's last run, with filters and a copy button. */
export default function Console({ entries, onPlace }: ConsoleProps): ReactNode {
  const [filter, setFilter] = useState<LogFilter>({ level: 'all', withSdk: false, text: '' });
  const [copied, setCopied] = useState<string>();
  const shown = useMemo(() => filterEntries(entries, filter), [entries, filter]);
  const fromSdk = entries.filter(({ source }) => source === 'sdk').length;

  async function copy(): Promise<void> {
    try {
      await copyText(formatEntries(shown));
      setCopied('Copied');
    } catch {
      setCopied('Couldn’t copy: blocked by the browser');
    }
  }

  return (
    <div className={styles.console}>
      <div className={styles.bar} role="group" aria-label="Console">
        <span className={styles.name} aria-hidden="true">
          Console
        </span>
        <Filters filter={filter} fromSdk={fromSdk} onChange={setFilter} />
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
      <ConsoleEntries shown={shown} total={entries.length} onPlace={onPlace} />
    </div>
  );
}
