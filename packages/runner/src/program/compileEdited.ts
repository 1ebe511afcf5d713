/** Compiles a program that a reader has edited. Imported lazily, because unchanged programs don't need the compiler. */
import type { SdkManifest } from '../sdkManifest';
import { compileProgram, type CompiledProgram, type SourceFile } from './compile';

/**
 * Compiles an edited program with guarded loops. The program can import the packages that `sdk` lists for the version
 * in `folder`. Throws a `ProgramError` with the line number for invalid syntax and unknown imports.
 */
export function compileEdited(
  sdk: SdkManifest,
  folder: string,
  files: readonly SourceFile[],
): CompiledProgram {
  const names = Object.keys(sdk[folder]?.modules ?? {});
  return compileProgram(files, {
    guardLoops: true,
    packages: names.filter((name) => !name.startsWith('#')),
  });
}
