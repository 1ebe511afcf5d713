import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { DemoResponse } from '../service';

const gzip = promisify(zlib.gzip);

/** Minimum size of a body to compress, in bytes. Compressing a smaller body doesn't save bytes. */
const minBytes = 1000;

/**
 * Headers of every response. They keep a browser from loading anything else when it opens a response, which is only
 * data.
 */
const securityHeaders = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

function takesGzip({ headers }: IncomingMessage): boolean {
  const accepted = String(headers['accept-encoding'] ?? '').split(',');
  return accepted.some((one) => /^\s*gzip\s*(?:;\s*q=(?!0(?:\.0+)?\s*$).+)?$/i.test(one));
}

/** Sends a response. Compresses the body if that makes it smaller and the client accepts gzip. */
export async function sendAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, body }: DemoResponse,
  further: Readonly<Record<string, string>>,
): Promise<void> {
  const bytes = typeof body === 'string' ? Buffer.from(body) : body;
  // Images are already compressed.
  const isPacked = headers['content-type']?.startsWith('image/') === true;
  const isSmaller = bytes.length >= minBytes && !isPacked && takesGzip(request);
  const content = isSmaller ? await gzip(bytes) : bytes;
  if (response.closed) return;
  response.writeHead(status, {
    ...headers,
    ...further,
    ...(isSmaller ? { 'content-encoding': 'gzip' } : {}),
    vary: 'Origin, Accept-Encoding',
    ...securityHeaders,
    // If responses were cached, the cache could hide or repeat a simulated failure.
    'cache-control': 'no-store',
    'content-length': String(content.length),
  });
  response.end(content);
}
