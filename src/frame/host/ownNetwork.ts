/** The network of a program that shows the reader's own project: reading, in that one project, and nothing else. */
import type { FrameRequest } from '../messages';
import { requestInit, type Connection } from './connection';
import { RefusedRequestError, type Network, type NetworkResponse } from './requests';

/** Headers of the program that go on to the cluster. Its authorization is a stand-in and does not. */
const passedOn = /^(?:accept|content-type|x-cdp-[a-z-]+|cdf-version)$/i;

/**
 * What may be posted, as paths below the project: endpoints that read, by how CDF names them, and what the SDK
 * posts to read beside those (read off its bundles, 3.0.2 to 4.29.0).
 */
const readingEndpoints = [
  /^(?:[\w-]+\/)+(?:list|byids|search|filter|aggregate)$/,
  /^3d\/models\/\d+\/revisions\/\d+\/nodes\/(?:internalids\/bytreeindices|treeindices\/byinternalids)$/,
  /^files\/downloadlink$/,
  /^annotations\/reverselookup$/,
  /^models\/instances\/query$/,
];

/**
 * A path that servers could read in more than one way: with an encoded dot, slash, backslash, percent sign or
 * control character, a backslash, a semicolon, or an empty or dotted segment.
 */
const ambiguous = /%(?:2[ef5]|5c|[01][\da-f]|7f)|[\\;]|\/\/|\/\.{1,2}(?:\/|$)/i;

const onlyReading = 'With your own project a program can only read, and only that project.';

/**
 * Address to send a request to. Throws a {@link RefusedRequestError} for everything but reading in the
 * connection's project of its cluster, and `token/inspect`.
 */
export function readingUrl({ cluster, project }: Connection, method: string, address: string): URL {
  const refuse = (why: string) =>
    new RefusedRequestError(
      `${onlyReading} This request was not sent, because ${why}: ${method} ${address.slice(0, 500)}`,
    );
  if (!URL.canParse(address)) throw refuse('its address is none');
  const url = new URL(address);
  if (url.origin !== cluster) throw refuse(`it does not go to ${cluster}`);
  if (url.username !== '' || url.password !== '') throw refuse('it has credentials in its address');
  // What was written counts, too: browsers take dots and backslashes out of it.
  const [written = ''] = address.split(/[?#]/);
  if (ambiguous.test(url.pathname) || ambiguous.test(written.replace('://', ':'))) {
    throw refuse('its path can be read in more than one way');
  }
  url.hash = '';
  if (method === 'GET' && url.pathname === '/api/v1/token/inspect') return url;
  const base = `/api/v1/projects/${project}/`;
  if (!url.pathname.startsWith(base)) throw refuse(`it is not about project "${project}"`);
  const path = url.pathname.slice(base.length);
  const isReading =
    method === 'GET' ||
    (method === 'POST' && readingEndpoints.some((endpoint) => endpoint.test(path)));
  if (!isReading) throw refuse('it may change something');
  return url;
}

/** Makes the network. What is refused is refused here, before anything is sent. */
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
