import { useCallback, useEffect, useId, useRef, useState, type ReactNode } from 'react';
import clsx from 'clsx';
import { ChevronIcon } from './icons';
import { MenuList } from './MenuList';
import { usePopover } from './usePopover';
import styles from './styles.module.css';

/** An action, or an option that can be on or off. */
export interface MenuItem {
  readonly label: string;
  readonly note?: string | undefined;
  /** Whether the option is on. Undefined for actions. */
  readonly checked?: boolean;
  /** A disabled item can still receive focus, so that screen readers can read its note. */
  readonly disabled?: boolean;
  onSelect(): void;
}

export interface MenuGroup {
  readonly heading?: string;
  /** Whether exactly one of the options must be chosen. */
  readonly isChoice?: boolean;
  readonly items: readonly MenuItem[];
}

interface Props {
  readonly children: ReactNode;
  /** Accessible name. Defaults to the button's text. */
  readonly label?: string;
  readonly groups: readonly MenuGroup[];
  readonly className?: string | undefined;
  /** Whether the button has an icon that shows that it opens a menu. Defaults to true. */
  readonly hasChevron?: boolean;
}

/**
 * Button that opens a menu and follows the ARIA menu button pattern. Arrow keys, Home, End, and first letters move
 * between items. Escape closes the menu and returns focus to the button. Tab closes the menu and moves focus to the
 * element after the button.
 */
export function Menu({ children, label, groups, className, hasChevron = true }: Props): ReactNode {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const box = useRef<HTMLDivElement>(null);
  /** The item that receives focus when the menu opens. Undefined while the menu is closed. */
  const [opened, setOpened] = useState<'first' | 'last'>();
  const isOpen = opened !== undefined;
  const opener = useCallback(() => button.current, []);
  const close = useCallback(() => setOpened(undefined), []);
  usePopover({ isOpen, box, opener, onLeave: close });

  useEffect(() => {
    if (opened === undefined) return;
    const items = box.current?.querySelectorAll<HTMLElement>('button');
    items?.[opened === 'first' ? 0 : items.length - 1]?.focus();
  }, [opened]);

  /** Closes the menu and returns focus to its button. Call this function before an item acts or Tab moves focus. */
  const leave = () => {
    close();
    button.current?.focus();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        id={id}
        className={clsx(styles.button, className)}
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-menu` : undefined}
        onClick={() => setOpened(isOpen ? undefined : 'first')}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          setOpened(event.key === 'ArrowDown' ? 'first' : 'last');
        }}
      >
        {children}
        {hasChevron && <ChevronIcon />}
      </button>
      {isOpen && (
        <MenuList
          ref={box}
          id={`${id}-menu`}
          labelledBy={id}
          groups={groups}
          leave={leave}
          close={close}
        />
      )}
    </>
  );
}
