/** Reads binary files for endpoints. */
import { ServiceError } from './http';
import type { Tables } from './tables';

/**
 * The bytes of a file. A failure becomes 404 with the reason: the client retries a 5xx for many seconds,
 * while a data file that cannot be read now is not coming back by itself.
 */
export async function readBytes(tables: Tables, path: string): Promise<Uint8Array> {
  try {
    return await tables.data.readFile(path);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ServiceError(404, `The demo data file "${path}" cannot be read: ${reason}`);
  }
}
