import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import type { Draft } from './draft';
import { DraftRow, rowButton } from './DraftRow';
import type { Keeps } from './draftStore';
import { storageWarning } from './storageWarning';
import styles from './styles.module.css';

export interface DraftMenuProps {
  readonly drafts: readonly Draft[];
  readonly current: string | undefined;
  readonly keeps: Keeps;
  /** Map from version folders to labels. A version without a label appears as its folder name. */
  readonly labels?: Readonly<Record<string, string>>;
  onOpen(id: string): void;
  onRename(id: string, name: string): void;
  /** Removes a draft. Returns a function that restores the draft. */
  onRemove(id: string): () => void;
  onExport(drafts: readonly Draft[]): void;
  onImport(files: readonly File[]): Promise<string>;
}

/** Returns a function that focuses an element by its ID after the next render. */
function useFocus(): (id: string) => void {
  const [wanted, setWanted] = useState<{ readonly id: string }>();
  useEffect(() => {
    if (wanted !== undefined) document.getElementById(wanted.id)?.focus();
  }, [wanted]);
  return (id) => setWanted({ id });
}

interface Removed {
  readonly draft: Draft;
  restore(): void;
}

function Undo({ id, removed, undo }: { id: string; removed: readonly Removed[]; undo(): void }) {
  const last = removed.at(-1);
  if (last === undefined) return null;
  return (
    <p className={styles.undo}>
      <span>
        “<bdi>{last.draft.name}</bdi>” was removed.
      </span>
      <button type="button" id={id} className={styles.button} onClick={undo}>
        Undo
      </button>
    </p>
  );
}

function ImportButton({ onFiles }: { onFiles(files: readonly File[]): void }): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" className={styles.button} onClick={() => input.current?.click()}>
        Import files
      </button>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept=".json,application/json"
        aria-label="Draft files"
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // Clear the value, so that `change` fires if the reader selects the same file again.
          target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
}

/** Lists the reader's drafts, with buttons that open, rename, remove, export, and import drafts. */
export default function DraftMenu(props: DraftMenuProps): ReactNode {
  const { drafts, current, keeps, labels = {}, onRemove, onExport, onImport } = props;
  const menuId = useId();
  const undoId = `${menuId}-undo`;
  const focus = useFocus();
  const [removed, setRemoved] = useState<readonly Removed[]>([]);
  const [said, setSaid] = useState('');
  const warning = storageWarning(keeps);

  function remove(draft: Draft): void {
    setRemoved([...removed, { draft, restore: onRemove(draft.id) }]);
    focus(undoId);
  }
  function undo(): void {
    const last = removed.at(-1);
    if (last === undefined) return;
    last.restore();
    setRemoved(removed.slice(0, -1));
    focus(rowButton(menuId, last.draft.id, 'open'));
  }
  async function importFiles(files: readonly File[]): Promise<void> {
    setSaid('Importing…');
    setSaid(await onImport(files));
  }

  return (
    <section className={styles.menu} aria-label="Drafts">
      {warning !== undefined && <p className={styles.warning}>{warning}</p>}
      {drafts.length === 0 ? (
        <p className={styles.empty}>
          No drafts yet. When you change a program, this browser saves it as a draft.
        </p>
      ) : (
        <ul className={styles.list} aria-label="Drafts in this browser">
          {drafts.map((draft) => (
            <DraftRow
              key={draft.id}
              menuId={menuId}
              draft={draft}
              isCurrent={draft.id === current}
              version={labels[draft.folder] ?? draft.folder}
              open={() => props.onOpen(draft.id)}
              rename={(name) => props.onRename(draft.id, name)}
              remove={() => remove(draft)}
              exportIt={() => onExport([draft])}
              focus={focus}
            />
          ))}
        </ul>
      )}
      <Undo id={undoId} removed={removed} undo={undo} />
      <div className={styles.buttons}>
        {drafts.length > 0 && (
          <button type="button" className={styles.button} onClick={() => onExport(drafts)}>
            Export all
          </button>
        )}
        <ImportButton onFiles={(files) => void importFiles(files)} />
      </div>
      <p role="status" className={styles.said}>
        {said}
      </p>
    </section>
  );
}
