import { useRef, useState, type ReactNode } from 'react';
import type { SourceFile } from '@site/src/frame/program/compile';
import type { FileActions } from './contract';
import { refuseFileName, refuseFurtherFile } from './fileNames';
import { NameForm } from './NameForm';
import styles from './styles.module.css';

interface Props {
  readonly files: readonly SourceFile[];
  /** Names of files that are there in every program. */
  readonly given: readonly string[];
  readonly active: string | undefined;
  readonly actions: FileActions;
  /** The file is there now: a new one, one that came back, or one with another name, in the order of their names. */
  onThere(file: string, before?: string): void;
  onGone(file: string): void;
  /** Gives a file its text. */
  onChange(file: string, source: string): void;
}

type Form = 'add' | 'rename' | undefined;

/** Adds, renames and removes files. A file that was removed can be brought back until something else is done. */
export function FileTools(props: Props): ReactNode {
  const { files, given, active, actions, onThere, onGone, onChange } = props;
  const [form, setForm] = useState<Form>();
  const [refusal, setRefusal] = useState<string>();
  const [removed, setRemoved] = useState<SourceFile>();
  const opener = useRef<HTMLButtonElement>(null);
  const names = files.map(({ file }) => file);
  const own = files.find(({ file }) => file === active);

  function open(next: Form, button: HTMLButtonElement): void {
    opener.current = button;
    const words = next === 'add' ? refuseFurtherFile(names) : undefined;
    setRefusal(words);
    setRemoved(undefined);
    setForm(words === undefined ? next : undefined);
  }

  function add(name: string): string | undefined {
    const words = refuseFurtherFile(names) ?? refuseFileName(name, names, given);
    const refused = words ?? actions.add(name);
    if (refused === undefined) onThere(name);
    return refused;
  }

  function rename(name: string): string | undefined {
    if (own === undefined || name === own.file) return undefined;
    const others = names.filter((file) => file !== own.file);
    const refused = refuseFileName(name, others, given) ?? actions.rename(own.file, name);
    if (refused === undefined) onThere(name, own.file);
    return refused;
  }

  function remove({ file, source }: SourceFile): void {
    actions.remove(file);
    setForm(undefined);
    setRefusal(undefined);
    setRemoved({ file, source });
    onGone(file);
  }

  function bringBack({ file, source }: SourceFile): void {
    const refused = add(file);
    setRefusal(refused);
    if (refused !== undefined) return;
    onChange(file, source);
    setRemoved(undefined);
  }

  return (
    <div className={styles.tools}>
      <button
        type="button"
        className={styles.button}
        aria-expanded={form === 'add'}
        onClick={(event) => open('add', event.currentTarget)}
      >
        New file
      </button>
      {own !== undefined && (
        <button
          type="button"
          className={styles.button}
          aria-expanded={form === 'rename'}
          onClick={(event) => open('rename', event.currentTarget)}
        >
          Rename {own.file}
        </button>
      )}
      {own !== undefined && own.file !== names[0] && (
        <button type="button" className={styles.button} onClick={() => remove(own)}>
          Remove {own.file}
        </button>
      )}
      {form !== undefined && (
        <NameForm
          key={form}
          label={form === 'add' ? 'Name of the new file' : `New name of ${own?.file ?? ''}`}
          initial={form === 'add' ? '' : (own?.file ?? '')}
          action={form === 'add' ? 'Add' : 'Rename'}
          submit={form === 'add' ? add : rename}
          close={(isTaken) => {
            setForm(undefined);
            // A name that was taken leads into its file.
            if (!isTaken) opener.current?.focus();
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
          {removed.file} was removed.{' '}
          <button type="button" className={styles.button} onClick={() => bringBack(removed)}>
            Bring it back
          </button>
        </p>
      )}
    </div>
  );
}
