/** Hostile requests. Every server in this project must reject them and keep responding to other requests. */
import os from 'node:os';
import { isOpen } from '../../../scripts/helpers/ports';
import { get, headerOf, type RawAnswer } from '../../fixtures/rawRequest';

const line = 'Connection: close\r\n\r\n';

/** Requests that every server must reject, as pairs of a name and bytes. `/base/` is a site's base path. */
export const hostileRequests: readonly (readonly [string, string])[] = [
  ['two slashes', get('//')],
  ['three slashes and a host', get('///evil.example/')],
  ['an invalid host after two slashes', get('//[')],
  ['a lone percent sign', get('/%')],
  ['a null byte', get('/%00')],
  ['a null byte below the base', get('/base/%00')],
  ['parent folders', get('/../../etc/passwd')],
  ['encoded parent folders', get('/..%2f..%2fetc/passwd')],
  ['backslashes', get('/\\..\\')],
  ['an address of 70 KB', get(`/base/${'a'.repeat(70_000)}`)],
  ['a file name of 5 KB', get(`/base/${'b'.repeat(5000)}.js`)],
  ['a path of another tool', get('/_next/none')],
  ['a file of another tool', get('/_next/none.js')],
  ['an address in absolute form', get('http://evil.example/')],
  ['a file’s address in absolute form', get('http://evil.example/none.js')],
  ['no Host', `GET /base/ HTTP/1.1\r\n${line}`],
  ['an empty Host', `GET /base/ HTTP/1.1\r\nHost:\r\n${line}`],
  ['a foreign Host', `GET /base/ HTTP/1.1\r\nHost: evil.example\r\n${line}`],
  ['a Host that starts well', `GET /base/ HTTP/1.1\r\nHost: localhost.evil.example\r\n${line}`],
  ['a Host with a user', `GET /base/ HTTP/1.1\r\nHost: localhost@evil.example\r\n${line}`],
  ['two Hosts', `GET /base/ HTTP/1.1\r\nHost: evil.example\r\nHost: localhost\r\n${line}`],
  ['a negative length', get('/none.js', ['Content-Length: -1'])],
  ['a length without a body', get('/none.js', ['Content-Length: 1000'])],
  ['two lengths', get('/none.js', ['Content-Length: 1', 'Content-Length: 2'])],
  ['a file beside the site', get('/secret.txt')],
];

/**
 * Returns whether Node itself sent the response, because the request isn't valid HTTP or doesn't specify a host. Such
 * responses are empty, and the server can't add headers to them.
 */
export function isParsersAnswer(answer: RawAnswer): boolean {
  return (
    [400, 431].includes(answer.statuses[0] ?? 0) &&
    headerOf(answer, 'Content-Type') === undefined &&
    ['', '0\r\n\r\n'].includes(answer.body)
  );
}

/** The attacker's benefit from a request whose `Host` header names another site. */
export const rebinding =
  'A site that points its own name to this machine can read everything that the server serves';
/** Host names of other sites. The sites' owners could make them resolve to this machine. */
export const foreignHosts = ['evil.example', 'localhost.evil.example'];

/** Returns a request from a page on another site. */
export function getFrom(host: string, pathname: string, lines: readonly string[] = []): string {
  const head = [`GET ${pathname} HTTP/1.1`, `Host: ${host}`, 'Connection: close', ...lines];
  return `${head.join('\r\n')}\r\n\r\n`;
}

/** The attacker's gain from a connection over the network. */
export const network = 'Anyone on the same network can read everything that the server serves';

/**
 * Returns this machine's network addresses, except link-local ones that are valid only for one interface. If the
 * machine isn't on a network, returns 127.0.0.2, because a server on the loopback address doesn't listen there either.
 */
export function otherAddresses(interfaces = os.networkInterfaces()): readonly string[] {
  const external = Object.values(interfaces)
    .flatMap((addresses = []) => addresses)
    .filter(({ internal, scopeid = 0 }) => !internal && scopeid === 0)
    .map(({ address }) => address);
  return external.length > 0 ? external : ['127.0.0.2'];
}

/** Checks whether a server accepts connections through an address that other machines can use. */
export async function connectFromNetwork(port: number): Promise<'accepted' | 'refused'> {
  const open = await Promise.all(otherAddresses().map((address) => isOpen(port, address)));
  return open.includes(true) ? 'accepted' : 'refused';
}
