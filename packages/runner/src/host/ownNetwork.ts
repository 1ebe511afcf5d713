/** Creates the network for the reader's own project. It only reads data, and only from that project. */
import type { FrameRequest } from '../messages';
import { requestInit, type Connection } from './connection';
import { RefusedRequestError, type Network, type NetworkResponse } from './requests';

/**
 * Headers to forward to the cluster. They don't include the program's authorization header, which contains only a
 * placeholder.
 */
const passedOn = /^(?:accept|content-type|x-cdp-[a-z-]+|cdf-version)$/i;

/**
 * Allowed POST endpoints, as paths below the project. In CDF, all endpoints whose names match the first pattern only
 * read data. The SDK's bundles (3.0.2 to 4.29.0) use the other endpoints to read data.
 */
const readingEndpoints = [
  /^(?:[\w-]+\/)+(?:list|byids|search|filter|aggregate)$/,
  /^3d\/models\/\d+\/revisions\/\d+\/nodes\/(?:internalids\/bytreeindices|treeindices\/byinternalids)$/,
  /^files\/downloadlink$/,
  /^annotations\/reverselookup$/,
  /^models\/instances\/query$/,
];

/**
 * Matches paths that servers could interpret in different ways. Such a path contains a backslash, a semicolon, an empty
 * or dotted segment, or an encoded dot, slash, backslash, percent sign or control character.
 */
const ambiguous = /%(?:2[ef5]|5c|[01][\da-f]|7f)|[\\;]|\/\/|\/\.{1,2}(?:\/|$)/i;

const onlyReading =
  'A program connected to your own project can only read data, and only from that project.';

/**
 * Returns the URL of a request. Throws a {@link RefusedRequestError} unless the request reads from the connection's
 * project, or from `token/inspect` in the same cluster.
 */
export function readingUrl({ cluster, project }: Connection, method: string, address: string): URL {
  const refuse = (why: string) =>
    new RefusedRequestError(
      `${onlyReading} This request wasn’t sent because ${why}: ${method} ${address.slice(0, 500)}`,
    );
  if (!URL.canParse(address)) throw refuse('its URL is invalid');
  const url = new URL(address);
  if (url.origin !== cluster) throw refuse(`it doesn’t go to ${cluster}`);
  if (url.username !== '' || url.password !== '') throw refuse('its URL contains credentials');
  // Also check the original text, because the URL parser removes dots and backslashes.
  const [written = ''] = address.split(/[?#]/);
  if (ambiguous.test(url.pathname) || ambiguous.test(written.replace('://', ':'))) {
    throw refuse('its path is ambiguous');
  }
  url.hash = '';
  if (method === 'GET' && url.pathname === '/api/v1/token/inspect') return url;
  const base = `/api/v1/projects/${project}/`;
  if (!url.pathname.startsWith(base)) throw refuse(`it isn’t for project "${project}"`);
  const path = url.pathname.slice(base.length);
  const isReading =
    method === 'GET' ||
    (method === 'POST' && readingEndpoints.some((endpoint) => endpoint.test(path)));
  if (!isReading) throw refuse('it might change something');
  return url;
}

/** Creates a network that rejects forbidden requests instead of sending them. */
export function createOwnNetwork(
  connection: Connection,
  onBytes: (bytes: number) => void,
): Network {
  return {
    async handle({ method, url: address, headers, body }: FrameRequest): Promise<NetworkResponse> {
      const url = readingUrl(connection, method, address);
      const init = requestInit(connection);
      const response = await fetch(url, {
        ...init,
        method,
        body: method === 'GET' ? null : body,
        headers: {
          ...Object.fromEntries(headers.filter(([name]) => passedOn.test(name))),
          ...(init.headers as Record<string, string>),
        },
      });
      const content = await response.arrayBuffer();
      onBytes(content.byteLength);
      return { status: response.status, headers: [...response.headers], body: content };
    },
  };
}
