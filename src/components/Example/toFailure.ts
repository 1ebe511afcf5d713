import { isUpdate } from '@site/src/client/typed';
import type { Failure } from '@site/src/frame/host/runState';

/** Shape of a `ProgramError`; the class itself is in code that loads with the compiler only. */
interface Placed {
  readonly name: string;
  readonly message: string;
  readonly file?: string;
  readonly line?: number;
}

/** Why a program did not start: it does not compile, or something of the site did not load. */
export async function toFailure(error: unknown): Promise<Failure> {
  if (!(error instanceof Error)) return { reason: 'module', message: String(error) };
  const { name, message, file, line }: Placed = error;
  return name === 'ProgramError'
    ? { reason: 'syntax', message, file, line }
    : { reason: (await isUpdate(error)) ? 'updated' : 'module', message };
}
