/** The current files of an example: the original, changed by the reader, or from a link. */
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { createStorageSlot } from '@docusaurus/theme-common';
import type { Connection } from '@site/src/frame/host/connection';
import type { CompiledProgram } from '@site/src/frame/program/compile';
import type { ExampleProgram } from '@site/src/frame/program/example';
import {
  builtCode,
  editedCode,
  keptCode,
  kindOf,
  linkedCode,
  ownCode,
  toKeep,
  type Code,
} from './edits';
import { keepTyped, takeTyped, typedBefore } from '@site/src/client/typed';
import { keptPrefix } from './keptPrefix';
import { useLatest } from './useLatest';

export interface ProgramFiles {
  readonly code: Code;
  /** Whether code from a link hides the reader's saved changes. */
  readonly hidesKept: boolean;
  /** Whether a change exists on this page only, because the browser couldn't save it. */
  readonly isUnkept: boolean;
  /** Whether the browser has saved foreign code for this example, even if it isn't shown. */
  readonly keepsForeign: boolean;
  /** Changes a file and saves the change until it's reset. */
  change(file: string, source: string): void;
  /** Restores the original example and deletes saved changes. */
  reset(): void;
  /** Shows code from a link. The reader's saved changes stay until they edit this code. */
  showLinked(changes: Readonly<Record<string, string>>): void;
  /** Restores the code from before {@link showLinked}. */
  discardLinked(): void;
  /** Marks foreign code as the reader's own, and saves it. */
  makeOwn(): void;
  /** Whether foreign code is currently shown or saved. */
  hasForeignCode(): boolean;
  /** Compiles the program, for the reader's own project if there is a connection. */
  compile(connection: Connection | undefined): Promise<CompiledProgram>;
}

const nothing = () => null;

/** Serializes what the reader typed. Undefined for code from a link, which the URL contains. */
function typedCode(original: ExampleProgram['files'], own: Code | undefined): string | undefined {
  return own?.from === 'kept' ? toKeep(original, own) : undefined;
}

export function useProgramFiles(program: ExampleProgram): ProgramFiles {
  const original = program.files;
  const slotName = `${keptPrefix}${program.folder}.${program.name}`;
  const slot = useMemo(() => createStorageSlot(slotName), [slotName]);
  const listen = useCallback((onChange: () => void) => slot.listen(onChange), [slot]);
  // The prerendered page shows the original example, since only the browser knows saved changes.
  // Another window can change them.
  const text = useSyncExternalStore(
    listen,
    () => slot.get() ?? typedBefore(slotName) ?? null,
    nothing,
  );
  const kept = useMemo(() => keptCode(original, text), [original, text]);
  /** Changes from this page. If the browser can't save them, they exist only here. */
  const [own, setOwn] = useState<Code>();
  const [isUnkept, setUnkept] = useState(false);
  const current = own ?? kept;
  useEffect(
    // Saved code doesn't need this, since it survives a reload.
    () => keepTyped(slotName, () => (slot.get() === null ? typedCode(original, own) : undefined)),
    [original, own, slot, slotName],
  );
  const latest = useLatest({ current, kept, text });

  const keep = useCallback(
    (code: Code) => {
      const next = toKeep(original, code);
      takeTyped(slotName);
      if (next === undefined) slot.del();
      else slot.set(next);
      setUnkept(slot.get() !== (next ?? null));
      setOwn(code);
    },
    [original, slot, slotName],
  );

  return {
    code: current,
    isUnkept,
    keepsForeign: kept.foreign.length > 0,
    hidesKept: current.from === 'link' && kept.from === 'kept',
    change: useCallback(
      (file, source) => keep(editedCode(original, latest.current.current, file, source)),
      [keep, latest, original],
    ),
    reset: useCallback(() => keep(builtCode(original)), [keep, original]),
    showLinked: useCallback((changes) => setOwn(linkedCode(original, changes)), [original]),
    discardLinked: useCallback(() => setOwn(undefined), []),
    makeOwn: useCallback(() => keep(ownCode(latest.current.current)), [keep, latest]),
    hasForeignCode: useCallback(() => {
      const now = slot.get();
      // Parse it again only if it differs from the rendered text.
      const inStore = now === latest.current.text ? latest.current.kept : keptCode(original, now);
      return latest.current.current.foreign.length > 0 || inStore.foreign.length > 0;
    }, [latest, original, slot]),
    compile: useCallback(
      async (connection) => {
        if (kindOf(current) === 'built' && connection === undefined) return program.compiled;
        const { compileEdited } = await import('@site/src/frame/program/compileEdited');
        return compileEdited(program, current.files, connection);
      },
      [current, program],
    ),
  };
}
