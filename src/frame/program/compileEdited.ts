/** Compiles what a reader changed. Imported lazily: a program as the build made it needs none of this. */
import sdkManifest from '@site/.generated/sdk/manifest.json';
import { compileProgram, type CompiledProgram, type SourceFile } from './compile';

/**
 * The changed program of a version, its loops guarded. Throws a `ProgramError`, with the line, for bad syntax
 * and for imports that there are none of.
 */
export function compileEdited(folder: string, files: readonly SourceFile[]): CompiledProgram {
  const names = Object.keys(sdkManifest[folder]?.modules ?? {});
  return compileProgram(files, {
    guardLoops: true,
    packages: names.filter((name) => !name.startsWith('#')),
  });
}
