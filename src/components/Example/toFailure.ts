import { isUpdate } from '@site/src/client/isUpdate';
import type { Failure } from '@reveal-docs/runner/host/runState';

/** Shape of a `ProgramError`. The class itself is loaded only with the compiler. */
interface Placed {
  readonly name: string;
  readonly message: string;
  readonly file?: string;
  readonly line?: number;
}

/** Describes why a program didn't start: a compile error, or a file of the site that didn't load. */
export async function toFailure(error: unknown): Promise<Failure> {
  if (!(error instanceof Error)) return { reason: 'module', message: String(error) };
  const { name, message, file, line }: Placed = error;
  return name === 'ProgramError'
    ? { reason: 'syntax', message, file, line }
    : { reason: (await isUpdate(error)) ? 'updated' : 'module', message };
}
