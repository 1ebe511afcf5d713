import type { IncomingMessage } from 'node:http';
import { ServiceError } from '../service/http';

/** Maximum size of a body in bytes. Even a request with a thousand IDs is much smaller. */
const maxBytes = 4_000_000;

/** Returns the body, or null if the request has none. Throws an error with status 413 if the body is too large. */
export async function readBody(request: IncomingMessage): Promise<Uint8Array | null> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request) {
    length += (part as Buffer).length;
    if (length > maxBytes)
      throw new ServiceError(413, `The request body exceeds ${maxBytes} bytes.`);
    parts.push(part as Buffer);
  }
  return length === 0 ? null : Buffer.concat(parts);
}
