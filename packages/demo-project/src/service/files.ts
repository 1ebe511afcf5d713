import { ServiceError } from './http';
import type { Tables } from './tables';

/**
 * Returns a file's content. Throws 404 if it can't be read, because the client would retry a 5xx status for many
 * seconds.
 */
export async function readBytes(tables: Tables, path: string): Promise<Uint8Array> {
  try {
    return await tables.data.readFile(path);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ServiceError(404, `The demo data file "${path}" cannot be read: ${reason}`);
  }
}
