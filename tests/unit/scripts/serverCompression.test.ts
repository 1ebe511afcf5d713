/** The small server compresses a few answers at a time, and the others go as they are. */
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createCompression, mostAtOnce } from '../../../scripts/helpers/serverCompression';

/** Begins its answer; ends it where the address says so. */
const compress = createCompression();
const server = http.createServer((request, response) => {
  compress(request, response, () => {
    response.setHeader('Content-Type', 'text/html');
    response.write('All work and no play. '.repeat(500));
    if (request.url === '/whole') response.end();
  });
});

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

/** The answer to one request, as far as its headers. */
async function ask(path: string, headers: http.OutgoingHttpHeaders): Promise<http.IncomingMessage> {
  const { port } = server.address() as AddressInfo;
  const request = http.get({ host: '127.0.0.1', port, path, headers, agent: false });
  const [response] = (await once(request, 'response')) as [http.IncomingMessage];
  response.on('error', () => {});
  return response;
}

const gzip = { 'Accept-Encoding': 'gzip' };

it(`compresses ${mostAtOnce} at once, and another one when one of them has ended or is gone`, async () => {
  const open = await Promise.all(Array.from({ length: mostAtOnce }, () => ask('/', gzip)));
  expect(open.map(({ headers }) => headers['content-encoding'])).toEqual(open.map(() => 'gzip'));
  const further = await ask('/whole', gzip);
  expect(further.headers).not.toHaveProperty('content-encoding');
  expect(further.headers.vary).toBe('Accept-Encoding');
  open[0]?.destroy();
  for (let round = 0; round < 3; round += 1) {
    await expect
      .poll(async () => {
        const { headers } = (await ask('/whole', gzip)).resume();
        return headers['content-encoding'];
      })
      .toBe('gzip');
  }
  for (const response of open) response.destroy();
});

it('counts none that asks for no compression', async () => {
  const open = await Promise.all(Array.from({ length: mostAtOnce }, () => ask('/', {})));
  expect((await ask('/whole', gzip)).headers['content-encoding']).toBe('gzip');
  for (const response of open) response.destroy();
});
