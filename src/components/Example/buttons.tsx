import type { MouseEvent, ReactNode } from 'react';
import clsx from 'clsx';
import { FullScreenIcon, LeaveFullScreenIcon } from './icons';
import type { FullScreen } from './useFullScreen';
import styles from './bar.module.css';

interface ButtonProps {
  readonly label: string;
  readonly onClick: () => void;
  readonly disabled?: boolean;
  readonly children: ReactNode;
}

/** A button with an icon. The label is its accessible name and tooltip. */
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

/** The button for full screen, if the browser supports it. */
export function FullScreenButton({ fullScreen }: { readonly fullScreen: FullScreen }): ReactNode {
  if (!fullScreen.available) return null;
  return (
    <IconButton
      label={fullScreen.active ? 'Exit full screen' : 'Full screen'}
      onClick={fullScreen.toggle}
    >
      {fullScreen.active ? <LeaveFullScreenIcon /> : <FullScreenIcon />}
    </IconButton>
  );
}

interface TextButtonProps {
  readonly onClick: (event: MouseEvent<HTMLElement>) => void;
  readonly children: ReactNode;
  /** Accessible name. Defaults to the text of the button. */
  readonly label?: string;
  /** Whether it's the most likely next action. */
  readonly primary?: boolean;
  /** Whether the content that the button controls is expanded. */
  readonly expanded?: boolean;
  /** ID of the element that describes the button. */
  readonly describedBy?: string;
  readonly className?: string | undefined;
}

export function TextButton({
  onClick,
  children,
  label,
  primary = false,
  expanded,
  describedBy,
  className,
}: TextButtonProps): ReactNode {
  return (
    <button
      type="button"
      className={clsx(styles.textButton, primary && styles.primary, className)}
      aria-label={label}
      aria-expanded={expanded}
      aria-describedby={describedBy}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
