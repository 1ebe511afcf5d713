import type { ReactNode } from 'react';
import styles from './toolbar.module.css';

export interface Option {
  readonly value: string;
  readonly label: string;
  /** Heading of the option's group. */
  readonly group?: string;
}

interface Props {
  readonly label: string;
  readonly options: readonly Option[];
  readonly value: string;
  onChange(value: string): void;
}

/** A labeled select with grouped options. */
export function Chooser({ label, options, value, onChange }: Props): ReactNode {
  const groups = [...new Set(options.map(({ group }) => group))];
  return (
    <label className={styles.chooser}>
      <span>{label}</span>
      <select value={value} onChange={({ target }) => onChange(target.value)}>
        {groups.map((group) => {
          const items = options
            .filter((option) => option.group === group)
            .map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ));
          return group === undefined ? (
            items
          ) : (
            <optgroup key={group} label={group}>
              {items}
            </optgroup>
          );
        })}
      </select>
    </label>
  );
}
