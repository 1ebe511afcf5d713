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

/** Button with an icon. The label is the button's accessible name and its tooltip. */
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

/** Full-screen button. Hidden if the browser doesn't support full screen. */
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
  /** Accessible name. Defaults to the button's text. */
  readonly label?: string;
  readonly primary?: boolean;
  readonly expanded?: boolean;
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
