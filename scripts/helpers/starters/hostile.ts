/** Sends hostile requests to the servers of a starter. Node only. */
import os from 'node:os';
import { isOpen } from '../ports';
import { get, headerOf, hostileRequests, sendRaw } from '../../../tests/tools';

const foreign = 'GET / HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n';

/** Returns the external IPv4 addresses of this machine. The result is empty without a network. */
function networkAddresses(): string[] {
  return Object.values(os.networkInterfaces())
    .flatMap((addresses = []) => addresses)
    .filter(({ internal, family }) => !internal && family === 'IPv4')
    .map(({ address }) => address);
}

/**
 * Returns whether a tool may respond with this status. Tools redirect some of these paths or map
 * them to their own, such as `//` to the page. Such a response doesn't reveal anything. Requests
 * for another host must not get the page.
 */
function isRefusal(status: number, name: string): boolean {
  return (
    [400, 403, 404, 414, 431].includes(status) ||
    status === 308 ||
    (status === 200 && /slashes/.test(name))
  );
}

/**
 * Resolves with the problems of a starter's server under hostile requests. The result is empty if
 * it refuses all of them and continues to respond.
 */
export async function hostileMistakes(port: number): Promise<string[]> {
  const local = { host: 'localhost', patience: 60_000 };
  const mistakes: string[] = [];
  for (const address of networkAddresses()) {
    if (await isOpen(port, address)) mistakes.push(`It listens on ${address}.`);
  }
  for (const [name, bytes] of [
    ...hostileRequests,
    ['another site for the page', foreign],
  ] as const) {
    const answer = await sendRaw(port, bytes, local);
    const [status] = answer.statuses;
    if (status === undefined || !isRefusal(status, name)) {
      mistakes.push(`${name}: its response is ${status ?? 'missing'}.`);
    }
    if (status === 200 && headerOf(answer, 'X-Content-Type-Options') !== 'nosniff') {
      mistakes.push(`${name}: its response has no headers.`);
    }
  }
  const [status] = (await sendRaw(port, get('/'), local)).statuses;
  if (status !== 200) mistakes.push(`Its next response is ${status ?? 'missing'}.`);
  return mistakes;
}
