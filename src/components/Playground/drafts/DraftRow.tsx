import { useState, type FormEvent, type KeyboardEvent, type ReactNode } from 'react';
import clsx from 'clsx';
import { maxDraftName, type Draft } from './draft';
import styles from './styles.module.css';

export interface DraftRowProps {
  /** Prefix for the IDs of the buttons that {@link rowButton} identifies, so that they can receive focus again. */
  readonly menuId: string;
  readonly draft: Draft;
  readonly isCurrent: boolean;
  readonly version: string;
  open(): void;
  rename(name: string): void;
  remove(): void;
  exportIt(): void;
  /** Focuses the element with this ID as soon as it exists. */
  focus(id: string): void;
}

/** Returns the ID of a button in a draft's row. */
export function rowButton(menuId: string, draft: string, button: 'open' | 'rename'): string {
  return `${menuId}-${button}-${draft}`;
}

function When({ time }: { readonly time: number }): ReactNode {
  const date = new Date(time);
  // A stored time can be outside the range of `Date`.
  if (Number.isNaN(date.getTime())) return null;
  return (
    <>
      {' · changed '}
      <time dateTime={date.toISOString()}>
        {date.toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' })}
      </time>
    </>
  );
}

/** Form that replaces the draft's name in the list. Enter saves the new name, and Escape cancels. */
function RenameForm({ menuId, draft, rename, focus, close }: DraftRowProps & { close(): void }) {
  const [name, setName] = useState(draft.name);
  const finish = () => {
    close();
    focus(rowButton(menuId, draft.id, 'rename'));
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    rename(name);
    finish();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // Don't let Escape also close the element that contains this list.
    event.stopPropagation();
    finish();
  };
  const inputId = `${menuId}-name-${draft.id}`;
  return (
    <form className={styles.form} onSubmit={save}>
      <label htmlFor={inputId} className={styles.label}>
        Draft name
      </label>
      <input
        id={inputId}
        className={styles.input}
        value={name}
        maxLength={maxDraftName}
        autoComplete="off"
        onChange={({ target }) => setName(target.value)}
        onKeyDown={onKeyDown}
      />
      <button type="submit" className={clsx(styles.button, styles.primary)}>
        Save
      </button>
      <button type="button" className={styles.button} onClick={finish}>
        Cancel
      </button>
    </form>
  );
}

/** List item for a draft. The draft's name is a button that opens the draft. */
export function DraftRow(props: DraftRowProps): ReactNode {
  const { menuId, draft, isCurrent, version, open, remove, exportIt, focus } = props;
  const [isRenaming, setRenaming] = useState(false);
  const { id, name } = draft;
  const startRenaming = () => {
    setRenaming(true);
    focus(`${menuId}-name-${id}`);
  };
  return (
    <li className={clsx(styles.row, isCurrent && styles.current)}>
      {isRenaming ? (
        <RenameForm {...props} close={() => setRenaming(false)} />
      ) : (
        <>
          <div className={styles.names}>
            <button
              type="button"
              id={rowButton(menuId, id, 'open')}
              className={styles.name}
              aria-current={isCurrent ? 'true' : undefined}
              onClick={open}
            >
              <bdi>{name}</bdi>
            </button>
            <p className={styles.facts}>
              {version}
              <When time={draft.changed} />
              {isCurrent && ' · open'}
              {draft.foreign && <span className={styles.mark}>code from a link or file</span>}
            </p>
          </div>
          <div className={styles.buttons} role="group" aria-label={name}>
            <button
              type="button"
              id={rowButton(menuId, id, 'rename')}
              className={styles.button}
              onClick={startRenaming}
            >
              Rename
            </button>
            <button type="button" className={styles.button} onClick={exportIt}>
              Export
            </button>
            <button type="button" className={styles.button} onClick={remove}>
              Remove
            </button>
          </div>
        </>
      )}
    </li>
  );
}
