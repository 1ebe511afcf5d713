import { isUpdate } from '@site/src/client/isUpdate';
import type { Failure } from '@reveal-docs/runner/host/runState';

/** Shape of a `ProgramError`. The class itself is part of the compiler, which might not be loaded. */
interface Placed {
  readonly name: string;
  readonly message: string;
  readonly file?: string;
  readonly line?: number;
}

/** Describes why a program didn't start: it didn't compile, or a file of the site didn't load. */
export async function toFailure(error: unknown): Promise<Failure> {
  if (!(error instanceof Error)) return { reason: 'module', message: String(error) };
  const { name, message, file, line }: Placed = error;
  return name === 'ProgramError'
    ? { reason: 'syntax', message, file, line }
    : { reason: (await isUpdate(error)) ? 'updated' : 'module', message };
}
