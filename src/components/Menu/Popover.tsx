import { useCallback, useEffect, useId, useRef, type ReactNode } from 'react';
import clsx from 'clsx';
import { CloseIcon } from './icons';
import { usePopover } from './usePopover';
import menuStyles from './styles.module.css';
import styles from './popover.module.css';

interface Props {
  readonly title: string;
  /** Button that opened the popover. It receives focus when the popover closes. */
  readonly opener: HTMLElement;
  /** Whether the popover stays open when the reader clicks outside it. */
  readonly stays?: boolean;
  readonly children: ReactNode;
  close(): void;
}

/** Non-modal dialog that opens next to its button and covers part of the page. */
export function Popover({ title, opener, stays = false, children, close }: Props): ReactNode {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const openerOf = useCallback(() => opener, [opener]);
  usePopover({ isOpen: true, box, opener: openerOf, onLeave: stays ? undefined : close });
  useEffect(() => {
    if (box.current?.contains(document.activeElement) === false) box.current.focus();
  }, []);
  const leave = useCallback(() => {
    close();
    opener.focus();
  }, [close, opener]);
  useEffect(() => {
    const { current } = box;
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') leave();
    };
    current?.addEventListener('keydown', onKeyDown);
    return () => current?.removeEventListener('keydown', onKeyDown);
  }, [leave]);
  return (
    <div
      ref={box}
      role="dialog"
      aria-labelledby={id}
      className={clsx(menuStyles.layer, styles.popover)}
      tabIndex={-1}
    >
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <button type="button" className={styles.close} aria-label="Close" onClick={leave}>
          <CloseIcon />
        </button>
      </div>
      {children}
    </div>
  );
}
