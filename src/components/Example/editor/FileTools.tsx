import { useId, type ReactNode } from 'react';
import { NameForm } from './NameForm';
import { useFileTools, type FileForm, type FileToolsInput } from './useFileTools';
import styles from './styles.module.css';

/** Adds, renames, and deletes files. A deleted file can be restored until the next action. */
export function FileTools(props: FileToolsInput): ReactNode {
  const { own, form, refusal, removed, ...tools } = useFileTools(props);
  const id = useId();
  const opening = (next: FileForm, words: string) => (
    <button
      type="button"
      id={`${id}-${next}`}
      className={styles.button}
      aria-expanded={form === next}
      onClick={() => tools.open(next)}
    >
      {words}
    </button>
  );
  return (
    <div className={styles.tools}>
      {opening('add', 'New file')}
      {own !== undefined && opening('rename', `Rename ${own.file}`)}
      {own !== undefined && own.file !== props.files[0]?.file && (
        <button type="button" className={styles.button} onClick={() => tools.remove(own)}>
          Delete {own.file}
        </button>
      )}
      {form !== undefined && (
        <NameForm
          key={form}
          label={form === 'add' ? 'Name of the new file' : `New name for ${own?.file ?? ''}`}
          initial={form === 'add' ? '' : (own?.file ?? '')}
          action={form === 'add' ? 'Add' : 'Rename'}
          submit={form === 'add' ? tools.add : tools.rename}
          close={(isTaken) => {
            tools.open(undefined);
            // After success, the focus moves to the file instead.
            if (!isTaken) document.getElementById(`${id}-${form}`)?.focus();
          }}
        />
      )}
      {refusal !== undefined && (
        <p role="alert" className={styles.refusal}>
          {refusal}
        </p>
      )}
      {removed !== undefined && (
        <p role="status" className={styles.removed}>
          {removed.file} was deleted.{' '}
          <button type="button" className={styles.button} onClick={() => tools.bringBack(removed)}>
            Restore it
          </button>
        </p>
      )}
    </div>
  );
}
