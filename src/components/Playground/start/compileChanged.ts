/** Import this module lazily, because it contains the compiler. */
import {
  ProgramError,
  type CompiledProgram,
  type SourceFile,
} from '@reveal-docs/runner/program/compile';
import { compileEdited } from '@site/src/builds/compileEdited';
import type { Draft } from '../drafts/draft';
import { programFiles } from './providedFiles';

/**
 * Compiles a draft with guarded loops. Throws a `ProgramError` for invalid syntax, for imports that don't exist, and
 * for a file with the same name as a provided file. The error contains the file and line if they're known.
 */
export function compileChanged(
  draft: Pick<Draft, 'folder' | 'start' | 'files'>,
  given: readonly SourceFile[],
): CompiledProgram {
  const names = new Set(given.map(({ file }) => file.toLowerCase()));
  const clash = draft.files.find(({ file }) => names.has(file.toLowerCase()));
  if (clash !== undefined) {
    throw new ProgramError(
      `This version already provides a file named ${clash.file}. Rename your file.`,
      clash.file,
    );
  }
  return compileEdited(draft.folder, programFiles(draft, given));
}
