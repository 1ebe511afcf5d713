import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import panelStyles from '../Example/panels.module.css';
import { maxDraftName } from './drafts/draft';

interface Props {
  readonly name: string;
  rename(name: string): void;
}

/** Renames the program. If the program was unchanged, it becomes a draft. */
export default function RenamePanel({ name, rename }: Props): ReactNode {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(name);
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);
  return (
    <form
      className={panelStyles.panel}
      onSubmit={(event) => {
        event.preventDefault();
        rename(text);
      }}
    >
      <label htmlFor={id}>Program name</label>
      <div className={panelStyles.row}>
        <input
          ref={input}
          id={id}
          className={panelStyles.name}
          value={text}
          maxLength={maxDraftName}
          autoComplete="off"
          onChange={({ target }) => setText(target.value)}
        />
        <button type="submit" className={panelStyles.submit}>
          Save
        </button>
      </div>
    </form>
  );
}
