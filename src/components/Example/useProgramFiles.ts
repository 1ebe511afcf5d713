/** The files of an example as the reader has them: as built, changed, or come with a link. */
import { useCallback, useMemo, useState } from 'react';
import { createStorageSlot } from '@docusaurus/theme-common';
import type { Connection } from '@site/src/frame/host/connection';
import type { CompiledProgram, SourceFile } from '@site/src/frame/program/compile';
import type { ExampleProgram } from '@site/src/frame/program/example';
import { useBrowserFact } from './useBrowserFact';
import { useLatest } from './useLatest';
import { applyEdits, editsOf, fingerprint, parseEdits } from './edits';

/** Whose code it is. */
export type Origin = 'built' | 'edited' | 'shared';

export interface ProgramFiles {
  readonly files: readonly SourceFile[];
  readonly origin: Origin;
  /** The example changed on the site after the reader changed it here. */
  readonly isOutdated: boolean;
  /** Takes a change and keeps it, through reload and crash, until it is reset. */
  change(file: string, source: string): void;
  /** Back to the example as it is, for good. */
  reset(): void;
  /** Shows code that came with a link; what the reader changed before is kept until they change this. */
  showShared(changed: Readonly<Record<string, string>>): void;
  /** Back to what the reader had before {@link showShared}. */
  discardShared(): void;
  /** For the reader's own project when there is one. */
  compile(connection: Connection | undefined): Promise<CompiledProgram>;
}

interface Current {
  readonly files: readonly SourceFile[];
  readonly origin: Origin;
  readonly isOutdated: boolean;
}

export function useProgramFiles(program: ExampleProgram): ProgramFiles {
  const built = useMemo<Current>(
    () => ({ files: program.files, origin: 'built', isOutdated: false }),
    [program],
  );
  const slot = useMemo(
    () => createStorageSlot(`example.${program.folder}.${program.name}`),
    [program],
  );
  // What is kept is known to the browser only: the built page shows the example as it is.
  const text = useBrowserFact(slot.get) ?? null;
  const kept = useMemo((): Current => {
    const edits = parseEdits(text);
    if (edits === undefined) return built;
    const files = applyEdits(program.files, edits.files);
    if (editsOf(program.files, files) === undefined) return built;
    return { files, origin: 'edited', isOutdated: edits.base !== fingerprint(program.files) };
  }, [built, program, text]);
  /** What the reader did on this page; where the browser keeps nothing, all there is. */
  const [own, setOwn] = useState<Current>();
  const current = own ?? kept;
  const latest = useLatest(current);

  const { files, origin } = current;
  return {
    ...current,
    change: useCallback(
      (file, source) => {
        const before = latest.current;
        const next = before.files.map((item) => (item.file === file ? { file, source } : item));
        const edits = editsOf(program.files, next);
        if (edits === undefined) slot.del();
        else slot.set(JSON.stringify(edits));
        setOwn(
          edits === undefined
            ? built
            : { files: next, origin: 'edited', isOutdated: before.isOutdated },
        );
      },
      [built, latest, program, slot],
    ),
    reset: useCallback(() => {
      slot.del();
      setOwn(built);
    }, [built, slot]),
    showShared: useCallback(
      (changed) =>
        setOwn({
          files: applyEdits(program.files, changed),
          origin: 'shared',
          isOutdated: false,
        }),
      [program],
    ),
    discardShared: useCallback(() => setOwn(undefined), []),
    compile: useCallback(
      async (connection) => {
        if (origin === 'built' && connection === undefined) return program.compiled;
        const { compileEdited } = await import('@site/src/frame/program/compileEdited');
        return compileEdited(program.folder, files, connection);
      },
      [files, origin, program],
    ),
  };
}
