/** Import this module lazily, because it contains the compiler. */
import sdk from '@site/.generated/sdk/manifest.json';
import type { CompiledProgram, SourceFile } from '@reveal-docs/runner/program/compile';
import { compileEdited as compile } from '@reveal-docs/runner/program/compileEdited';

/**
 * Compiles an edited program for the version in `folder`. Throws a `ProgramError` for invalid syntax and unknown
 * imports.
 */
export function compileEdited(folder: string, files: readonly SourceFile[]): CompiledProgram {
  return compile(sdk, folder, files);
}
