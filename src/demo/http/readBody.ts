/** Reads what a request brings. Node only. */
import type { IncomingMessage } from 'node:http';
import { ServiceError } from '../service/http';

/** Bytes of the largest body that is read: a thousand ids are far less. */
const maxBytes = 4_000_000;

/** The body; null for none. Throws 413 for one that is too large. */
export async function readBody(request: IncomingMessage): Promise<Uint8Array | null> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request) {
    length += (part as Buffer).length;
    if (length > maxBytes) throw new ServiceError(413, `The body is over ${maxBytes} bytes.`);
    parts.push(part as Buffer);
  }
  return length === 0 ? null : Buffer.concat(parts);
}
