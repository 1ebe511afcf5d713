/** Limits the demo server to pages and programs on the same machine. Pure. */
import type { IncomingHttpHeaders } from 'node:http';

const localHost = /^(localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/i;
const localOrigin =
  /^https?:\/\/(?:(?:[\w-]{1,63}\.){0,5}localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/i;

/**
 * Returns the name in a request's `Host` header if the name is local. This check prevents DNS rebinding. In such an
 * attack, another site points its own name to this machine, so its pages have the same origin as the server.
 */
export function localNameOf({ host }: IncomingHttpHeaders): string | undefined {
  return localHost.exec(host ?? '')?.[1]?.toLowerCase();
}

/** Whether a request with this `Origin` header is allowed. Programs that aren't pages don't send the header. */
export function isOriginAllowed(origin: string | undefined): boolean {
  return origin === undefined || localOrigin.test(origin);
}

export function isPreflight(method: string | undefined, headers: IncomingHttpHeaders): boolean {
  return method === 'OPTIONS' && headers['access-control-request-method'] !== undefined;
}

/** Returns the headers that let pages of this origin read a response. */
export function corsHeaders(origin: string | undefined): Record<string, string> {
  if (origin === undefined) return { vary: 'Origin' };
  return {
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-expose-headers': 'x-request-id',
    vary: 'Origin',
  };
}

/** Returns the additional headers of a preflight response. They allow the requested method and headers. */
export function preflightHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  return {
    // Allow any method, because the service itself rejects methods that it doesn't support.
    'access-control-allow-methods': String(headers['access-control-request-method'] ?? ''),
    'access-control-allow-headers': String(headers['access-control-request-headers'] ?? ''),
    'access-control-max-age': '600',
  };
}
