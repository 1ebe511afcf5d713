/** Who may ask the demo server: pages and programs on the same machine. Pure. */
import type { IncomingHttpHeaders } from 'node:http';

const localHost = /^(localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/i;
const localOrigin =
  /^https?:\/\/(?:(?:[\w-]{1,63}\.){0,5}localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/i;

/**
 * The name of this machine that a request was sent to, from its `Host`; undefined for another one. A page of another
 * site can make its own name lead here, and would then be of the same origin.
 */
export function localNameOf({ host }: IncomingHttpHeaders): string | undefined {
  return localHost.exec(host ?? '')?.[1]?.toLowerCase();
}

/** Whether a page of this origin may ask; programs that are no pages send none. */
export function mayAsk(origin: string | undefined): boolean {
  return origin === undefined || localOrigin.test(origin);
}

/** Whether the request is a browser's question if it may send another one. */
export function isPreflight(method: string | undefined, headers: IncomingHttpHeaders): boolean {
  return method === 'OPTIONS' && headers['access-control-request-method'] !== undefined;
}

/** Headers with which a page of the origin can read an answer. */
export function corsHeaders(origin: string | undefined): Record<string, string> {
  if (origin === undefined) return { vary: 'Origin' };
  return {
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-expose-headers': 'x-request-id',
    vary: 'Origin',
  };
}

/** Further headers of the answer to a preflight, which allows whatever it asks for. */
export function preflightHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  return {
    // Of methods that the service does not have, it says so itself.
    'access-control-allow-methods': String(headers['access-control-request-method'] ?? ''),
    'access-control-allow-headers': String(headers['access-control-request-headers'] ?? ''),
    'access-control-max-age': '600',
  };
}
