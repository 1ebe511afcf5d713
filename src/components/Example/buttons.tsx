import type { ReactNode } from 'react';
import clsx from 'clsx';
import styles from './bar.module.css';

interface ButtonProps {
  readonly label: string;
  readonly onClick: () => void;
  readonly disabled?: boolean;
  readonly children: ReactNode;
}

/** A button that shows an icon and is named by its label. */
export function IconButton({ label, onClick, disabled = false, children }: ButtonProps): ReactNode {
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={onClick}
    >
      {children}
    </button>
  );
}

interface TextButtonProps {
  readonly onClick: () => void;
  readonly children: ReactNode;
  /** The one that readers most likely want next. */
  readonly primary?: boolean;
  /** For a button that opens something: whether it is open. */
  readonly expanded?: boolean;
  /** Id of the text that says what it means. */
  readonly describedBy?: string;
}

/** A button with words. */
export function TextButton({
  onClick,
  children,
  primary = false,
  expanded,
  describedBy,
}: TextButtonProps): ReactNode {
  return (
    <button
      type="button"
      className={clsx(styles.textButton, primary && styles.primary)}
      aria-expanded={expanded}
      aria-describedby={describedBy}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
