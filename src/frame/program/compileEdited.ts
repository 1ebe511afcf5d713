/** Compiles what a reader changed. Imported lazily: a program as the build made it needs none of this. */
import sdkManifest from '@site/.generated/sdk/manifest.json';
import type { Connection } from '../host/connection';
import { compileProgram, type CompiledProgram, type SourceFile } from './compile';
import { connectFiles } from './connectFiles';
import type { ExampleProgram } from './example';

/**
 * The changed program of an example, its loops guarded, for the reader's own project when there is one. Throws a
 * `ProgramError`, with the line, for bad syntax, for imports that there are none of, and for a connection to an
 * example that does not work on another model.
 */
export function compileEdited(
  { folder, ownProject }: Pick<ExampleProgram, 'folder' | 'ownProject'>,
  files: readonly SourceFile[],
  connection: Connection | undefined,
): CompiledProgram {
  const names = Object.keys(sdkManifest[folder]?.modules ?? {});
  return compileProgram(
    connection === undefined ? files : connectFiles(files, connection, ownProject),
    {
      guardLoops: true,
      packages: names.filter((name) => !name.startsWith('#')),
    },
  );
}
