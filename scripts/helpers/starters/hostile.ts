/** Sends hostile requests to the servers of a starter. Node only. */
import os from 'node:os';
import { isOpen } from '../ports';
import { get, headerOf, hostileRequests, sendRaw } from '../../../tests/tools';

const foreign = 'GET / HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n';

/** Addresses of this machine in its networks. Empty without a network. */
function networkAddresses(): string[] {
  return Object.values(os.networkInterfaces())
    .flatMap((addresses = []) => addresses)
    .filter(({ internal, family }) => !internal && family === 'IPv4')
    .map(({ address }) => address);
}

/**
 * Whether a tool may respond with this status. Tools redirect or map some of these paths to a path of their own, for example
 * `//` to the page. Such a response gives away nothing. Requests that name another host must not get the page.
 */
function isRefusal(status: number, name: string): boolean {
  return (
    [400, 403, 404, 414, 431].includes(status) ||
    status === 308 ||
    (status === 200 && /slashes/.test(name))
  );
}

/** Problems of a starter's server under hostile requests. Empty if it refuses all of them and continues to respond. */
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
