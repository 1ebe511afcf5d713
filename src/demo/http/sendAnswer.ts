/** Sends an answer of the service over HTTP. Node only. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { DemoResponse } from '../service';

const gzip = promisify(zlib.gzip);

/** Bytes below which compressing saves nothing. */
const minBytes = 1000;

/** Whether the request takes gzip: named, and not with a quality of zero. */
function takesGzip({ headers }: IncomingMessage): boolean {
  const accepted = String(headers['accept-encoding'] ?? '').split(',');
  return accepted.some((one) => /^\s*gzip\s*(?:;\s*q=(?!0(?:\.0+)?\s*$).+)?$/i.test(one));
}

/** Sends status, headers and body as they are; compressed where that saves bytes and the request takes it. */
export async function sendAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, body }: DemoResponse,
  further: Readonly<Record<string, string>>,
): Promise<void> {
  const bytes = typeof body === 'string' ? Buffer.from(body) : body;
  // Photographs are compressed already.
  const isPacked = headers['content-type']?.startsWith('image/') === true;
  const isSmaller = bytes.length >= minBytes && !isPacked && takesGzip(request);
  const content = isSmaller ? await gzip(bytes) : bytes;
  if (response.closed) return;
  response.writeHead(status, {
    ...headers,
    ...further,
    ...(isSmaller ? { 'content-encoding': 'gzip' } : {}),
    vary: 'Origin, Accept-Encoding',
    // A failure that is switched on has to be met, and one that is gone must not come back.
    'cache-control': 'no-store',
    'content-length': String(content.length),
  });
  response.end(content);
}
