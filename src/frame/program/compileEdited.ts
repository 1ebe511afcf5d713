/**
 * Compiles a program that a reader edited. Imported lazily, because unchanged programs don't need
 * it.
 */
import sdkManifest from '@site/.generated/sdk/manifest.json';
import type { Connection } from '../host/connection';
import { compileProgram, type CompiledProgram, type SourceFile } from './compile';
import { connectFiles } from './connectFiles';
import type { ExampleProgram } from './example';

/**
 * Compiles an example's edited program with guarded loops, and connects it to the reader's own
 * project if there is a connection. Throws a `ProgramError` with the line for invalid syntax and
 * unknown imports. Also throws it if an example that only works with the demo project has a
 * connection.
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
