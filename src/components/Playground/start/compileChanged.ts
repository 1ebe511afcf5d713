/** Compiles a draft. Imported lazily, with the compiler. */
import {
  ProgramError,
  type CompiledProgram,
  type SourceFile,
} from '@site/src/frame/program/compile';
import { compileEdited } from '@site/src/frame/program/compileEdited';
import type { Draft } from '../drafts/draft';
import { programFiles } from './given';

/**
 * The program of a draft, its loops guarded. Throws a `ProgramError`, with file and line where there is one, for bad
 * syntax, for imports that there are none of, and for a file with the name of a given one.
 */
export function compileChanged(
  draft: Pick<Draft, 'folder' | 'start' | 'files'>,
  given: readonly SourceFile[],
): CompiledProgram {
  const names = new Set(given.map(({ file }) => file.toLowerCase()));
  const clash = draft.files.find(({ file }) => names.has(file.toLowerCase()));
  if (clash !== undefined) {
    throw new ProgramError(
      `There is a given file ${clash.file} in this version: rename yours.`,
      clash.file,
    );
  }
  return compileEdited(
    { folder: draft.folder, ownProject: { demoOnly: 'demo' } },
    programFiles(draft, given),
    undefined,
  );
}
