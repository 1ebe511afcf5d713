import type { KeyboardEvent, ReactNode, Ref } from 'react';
import clsx from 'clsx';
import { CheckIcon } from './icons';
import type { MenuGroup, MenuItem } from './Menu';
import styles from './styles.module.css';

interface ItemProps {
  readonly item: MenuItem;
  readonly isChoice: boolean;
  /** Whether any item in the menu can have a check mark. If so, all labels leave room for one. */
  readonly hasMarks: boolean;
  leave(): void;
}

function Item({ item, isChoice, hasMarks, leave }: ItemProps): ReactNode {
  const { label, note, checked, disabled = false, onSelect } = item;
  const role = checked === undefined ? 'menuitem' : isChoice ? 'menuitemradio' : 'menuitemcheckbox';
  return (
    <button
      type="button"
      role={role}
      tabIndex={-1}
      aria-checked={checked}
      aria-disabled={disabled || undefined}
      className={styles.item}
      onClick={() => {
        if (disabled) return;
        leave();
        onSelect();
      }}
    >
      {hasMarks && <span className={styles.mark}>{checked === true && <CheckIcon />}</span>}
      <span className={styles.label}>{label}</span>
      {note !== undefined && <span className={styles.note}> {note}</span>}
    </button>
  );
}

/** Returns the index of the item that receives focus after a key press. `index` is the current item. */
function indexAfter(key: string, index: number, labels: readonly string[]): number | undefined {
  const { length } = labels;
  if (key === 'ArrowDown') return (index + 1) % length;
  if (key === 'ArrowUp') return (index - 1 + length) % length;
  if (key === 'Home') return 0;
  if (key === 'End') return length - 1;
  if (key.length !== 1 || key === ' ') return undefined;
  const order = labels.map((_, step) => (index + 1 + step) % length);
  return order.find((next) => labels[next]?.toLowerCase().startsWith(key.toLowerCase()));
}

interface Props {
  readonly ref: Ref<HTMLDivElement>;
  readonly id: string;
  readonly labelledBy: string;
  readonly groups: readonly MenuGroup[];
  /** Closes the menu and returns focus to its button. */
  leave(): void;
  /** Closes the menu after focus has moved elsewhere. */
  close(): void;
}

export function MenuList({ ref, id, labelledBy, groups, leave, close }: Props): ReactNode {
  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (event.key === 'Escape' || event.key === 'Tab') {
      if (event.key === 'Escape') event.preventDefault();
      event.stopPropagation();
      leave();
      return;
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const items = [...event.currentTarget.querySelectorAll<HTMLElement>('button')];
    const index = items.findIndex((item) => item === document.activeElement);
    const labels = items.map(({ textContent }) => textContent);
    const next = indexAfter(event.key, index, labels);
    if (next === undefined) return;
    event.preventDefault();
    items[next]?.focus();
  }
  const hasMarks = groups.some(({ items }) => items.some(({ checked }) => checked !== undefined));
  return (
    <div
      ref={ref}
      role="menu"
      id={id}
      aria-labelledby={labelledBy}
      className={clsx(styles.layer, styles.box)}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) close();
      }}
    >
      {groups.map(({ heading, isChoice = false, items }) => (
        <div
          key={heading ?? items[0]?.label}
          role="group"
          aria-label={heading}
          className={styles.group}
        >
          {heading !== undefined && (
            <p className={styles.heading} aria-hidden="true">
              {heading}
            </p>
          )}
          {items.map((item) => (
            <Item key={item.label} {...{ item, isChoice, hasMarks, leave }} />
          ))}
        </div>
      ))}
    </div>
  );
}
