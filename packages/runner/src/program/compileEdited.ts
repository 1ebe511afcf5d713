/**
 * Compiles a program that a reader edited. Imported lazily, because unchanged programs don't need
 * it.
 */
import type { SdkManifest } from '../sdkManifest';
import { compileProgram, type CompiledProgram, type SourceFile } from './compile';

/**
 * Compiles an edited program with guarded loops. It can import the packages that `sdk` lists for
 * the version in `folder`. For invalid syntax and unknown imports, throws a `ProgramError` with the
 * line.
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
