import { useState } from 'react';
import type { SourceFile } from '@reveal-docs/runner/program/compile';
import type { FileActions } from './contract';
import { refuseFileName, refuseFurtherFile } from './fileNames';

export interface FileToolsInput {
  readonly files: readonly SourceFile[];
  /** Names of the files that every program includes. */
  readonly given: readonly string[];
  readonly active: string | undefined;
  readonly actions: FileActions;
  /** Called after a file is added or renamed. For a renamed file, `before` is its previous name. */
  onThere(file: string, before: string | undefined): void;
  onGone(): void;
  onChange(file: string, source: string): void;
}

export type FileForm = 'add' | 'rename';

export interface FileToolsState {
  /** The open file. Undefined if the file doesn't belong to the reader. */
  readonly own: SourceFile | undefined;
  readonly form: FileForm | undefined;
  readonly refusal: string | undefined;
  readonly removed: SourceFile | undefined;
  open(form: FileForm | undefined): void;
  add(name: string): string | undefined;
  rename(name: string): string | undefined;
  remove(file: SourceFile): void;
  bringBack(file: SourceFile): void;
}

type Outcome = Pick<FileToolsState, 'form' | 'refusal' | 'removed'>;

const nothing: Outcome = { form: undefined, refusal: undefined, removed: undefined };

export function useFileTools(input: FileToolsInput): FileToolsState {
  const { files, given, active, actions, onThere, onGone, onChange } = input;
  const [outcome, setOutcome] = useState(nothing);
  const names = files.map(({ file }) => file);
  const own = files.find(({ file }) => file === active);

  function add(name: string): string | undefined {
    const refusal =
      refuseFurtherFile(names) ?? refuseFileName(name, names, given) ?? actions.add(name);
    if (refusal === undefined) onThere(name, undefined);
    return refusal;
  }

  return {
    ...outcome,
    own,
    open(form) {
      const refusal = form === 'add' ? refuseFurtherFile(names) : undefined;
      setOutcome({ ...nothing, refusal, form: refusal === undefined ? form : undefined });
    },
    add,
    rename(name) {
      if (own === undefined || name === own.file) return undefined;
      const others = names.filter((file) => file !== own.file);
      const refusal = refuseFileName(name, others, given) ?? actions.rename(own.file, name);
      if (refusal === undefined) onThere(name, own.file);
      return refusal;
    },
    remove({ file, source }) {
      actions.remove(file);
      setOutcome({ ...nothing, removed: { file, source } });
      onGone();
    },
    bringBack(removed) {
      const refusal = add(removed.file);
      if (refusal === undefined) onChange(removed.file, removed.source);
      setOutcome(refusal === undefined ? nothing : { ...nothing, refusal, removed });
    },
  };
}
