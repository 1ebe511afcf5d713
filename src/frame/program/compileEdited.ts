/**
 * Compiles a program that a reader edited. Imported lazily, because unchanged programs don't need
 * it.
 */
import sdkManifest from '@site/.generated/sdk/manifest.json';
import { compileProgram, type CompiledProgram, type SourceFile } from './compile';

/**
 * Compiles an edited program with guarded loops. It can import the packages of the version in
 * `folder`. Throws a `ProgramError` with the line for invalid syntax and unknown imports.
 */
export function compileEdited(folder: string, files: readonly SourceFile[]): CompiledProgram {
  const names = Object.keys(sdkManifest[folder]?.modules ?? {});
  return compileProgram(files, {
    guardLoops: true,
    packages: names.filter((name) => !name.startsWith('#')),
  });
}
