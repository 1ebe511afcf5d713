/** The files of an example as the reader has them: as built, changed, or come with a link. */
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
  /** Whether the browser keeps changes beside what is shown: the code of a link hides them. */
  readonly hidesKept: boolean;
  /** Whether a change is on this page only: the browser has no room for it, or keeps nothing. */
  readonly isUnkept: boolean;
  /** Whether the browser keeps foreign code for this example, shown or not. */
  readonly keepsForeign: boolean;
  /** Takes a change and keeps it, through reload and crash, until it is reset. */
  change(file: string, source: string): void;
  /** Back to the example as it is, for good. */
  reset(): void;
  /** Shows code that came with a link; what the reader changed before is kept until they change this. */
  showLinked(changes: Readonly<Record<string, string>>): void;
  /** Back to what the reader had before {@link showLinked}. */
  discardLinked(): void;
  /** Makes foreign code the reader's own, and keeps it. */
  makeOwn(): void;
  /** Whether foreign code is shown or kept, asked at any moment. */
  hasForeignCode(): boolean;
  /** For the reader's own project when there is one. */
  compile(connection: Connection | undefined): Promise<CompiledProgram>;
}

const nothing = () => null;

/** What the reader typed, as text; the code of a link is in its address. */
function typedCode(original: ExampleProgram['files'], own: Code | undefined): string | undefined {
  return own?.from === 'kept' ? toKeep(original, own) : undefined;
}

export function useProgramFiles(program: ExampleProgram): ProgramFiles {
  const original = program.files;
  const slotName = `${keptPrefix}${program.folder}.${program.name}`;
  const slot = useMemo(() => createStorageSlot(slotName), [slotName]);
  const listen = useCallback((onChange: () => void) => slot.listen(onChange), [slot]);
  // What is kept is known to the browser only: the built page shows the example as it is. Another window may change it.
  const text = useSyncExternalStore(
    listen,
    () => slot.get() ?? typedBefore(slotName) ?? null,
    nothing,
  );
  const kept = useMemo(() => keptCode(original, text), [original, text]);
  /** What the reader did on this page; where the browser keeps nothing, all there is. */
  const [own, setOwn] = useState<Code>();
  const [isUnkept, setUnkept] = useState(false);
  const current = own ?? kept;
  useEffect(
    // Where the browser keeps it, it is there after a reload by itself.
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
      // Read again only when it is another text than was rendered.
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
