import { useEffect, useId, useRef, useState, type FormEvent, type ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  readonly label: string;
  readonly initial: string;
  readonly action: string;
  /** Submits the name. Returns an error message, or undefined on success. */
  submit(name: string): string | undefined | Promise<string | undefined>;
  /** Closes the form. `isTaken` is true if the name was accepted. */
  close(isTaken: boolean): void;
}

/** Small form for a name. Enter submits the form, and Escape cancels it. */
export function NameForm({ label, initial, action, submit, close }: Props): ReactNode {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [name, setName] = useState(initial);
  const [refusal, setRefusal] = useState<string>();

  useEffect(() => {
    input.current?.focus();
    // Don't select the extension, so that typing keeps it.
    const end = initial.lastIndexOf('.');
    input.current?.setSelectionRange(0, end > 0 ? end : initial.length);
  }, [initial]);

  async function take(event: FormEvent): Promise<void> {
    event.preventDefault();
    const words = await submit(name.trim());
    setRefusal(words);
    if (words === undefined) close(true);
    else input.current?.focus();
  }

  return (
    <form className={styles.form} onSubmit={(event) => void take(event)}>
      <label htmlFor={id}>{label}</label>
      <input
        ref={input}
        id={id}
        value={name}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        onKeyDown={(event) => {
          if (event.key === 'Escape') close(false);
        }}
        aria-invalid={refusal !== undefined}
        aria-describedby={refusal === undefined ? undefined : `${id}-refusal`}
        onChange={(event) => {
          setName(event.target.value);
          setRefusal(undefined);
        }}
      />
      <button type="submit" className={styles.button}>
        {action}
      </button>
      <button type="button" className={styles.button} onClick={() => close(false)}>
        Cancel
      </button>
      {refusal !== undefined && (
        <p role="alert" id={`${id}-refusal`} className={styles.refusal}>
          {refusal}
        </p>
      )}
    </form>
  );
}
