import type { ReactNode } from 'react';
import styles from './chooser.module.css';

interface Option {
  readonly value: string;
  readonly label: string;
}

interface Props {
  readonly label: string;
  readonly options: readonly Option[];
  readonly value: string;
  onChange(value: string): void;
}

/** Select element with a label. */
export function Chooser({ label, options, value, onChange }: Props): ReactNode {
  return (
    <label className={styles.chooser}>
      <span>{label}</span>
      <select value={value} onChange={({ target }) => onChange(target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}
