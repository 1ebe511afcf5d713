/** Tests the small server. Some requests try to crash it. Others arrive while a build deletes the site's files. */
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { startSiteServer, type RunningServer } from '../../../scripts/helpers/server';
import { get, sendRaw, type RawAnswer } from '../../fixtures/rawRequest';
import {
  attackedSite,
  base,
  connectionAttacks,
  cutShort,
  rebuildAttacks,
  secret,
  serverAttacks,
  type HostileRequest,
  type RebuildAttack,
} from './server';

test.describe.configure({ mode: 'default' });

/** First port to try for this test's own server. */
const firstPort = 4640;
/** Minimum number of hostile requests that the test sends. */
const leastRequests = 200;

let folder: string;
let dir: string;
let server: RunningServer;

function writeSite(): void {
  for (const [name, content] of Object.entries(attackedSite)) {
    const file = path.join(dir, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, content);
  }
}

test.beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'attacked-'));
  fs.writeFileSync(path.join(folder, 'secret.txt'), secret);
  dir = path.join(folder, 'site');
  writeSite();
  server = await startSiteServer({ dir, baseUrl: base, port: firstPort, host: '127.0.0.1' });
});

test.afterAll(async () => {
  await server.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

async function answers(): Promise<boolean> {
  const { statuses, body } = await sendRaw(server.port, get(base));
  return statuses[0] === 200 && body === attackedSite['index.html'];
}

function problemOf(answer: RawAnswer, { wanted, body, answers: count }: HostileRequest) {
  const final = answer.statuses.filter((status) => status !== 100);
  if (answer.body.includes(secret)) return 'gave away what is not the site’s';
  if (!answer.closed) return `left the connection open after ${final.join(', ')}`;
  if (final.length === 0)
    return wanted.includes('closed') ? undefined : 'hung up without an answer';
  const unwanted = final.filter((status) => !wanted.includes(status));
  if (unwanted.length > 0) return `answered ${unwanted.join(', ')}`;
  if (count !== undefined && final.length !== count) return `gave ${final.length} answers`;
  return body === undefined || answer.body === body
    ? undefined
    : `sent ${answer.body.slice(0, 40)}`;
}

test(`the server answers at least ${leastRequests} hostile requests correctly and keeps running`, async () => {
  const problems: string[] = [];
  let sent = 0;
  for (const { name, requests } of serverAttacks) {
    const answered = await Promise.all(
      requests.map(async (request) => {
        const problem = problemOf(await sendRaw(server.port, request.bytes), request);
        const start = request.bytes.toString('latin1').slice(0, 120);
        return problem === undefined ? [] : [`${name}: ${problem}\n${JSON.stringify(start)}`];
      }),
    );
    sent += requests.length;
    problems.push(...answered.flat());
    if (!(await answers())) problems.push(`${name}: the server shows no page after it`);
  }
  expect(problems.join('\n')).toBe('');
  expect(sent).toBeGreaterThanOrEqual(leastRequests);
});

async function openConnections(
  { bytes, then }: (typeof connectionAttacks)[number],
  count: number,
): Promise<net.Socket[]> {
  return Promise.all(
    Array.from(
      { length: count },
      () =>
        new Promise<net.Socket>((resolve) => {
          const socket = net.connect(server.port, '127.0.0.1', () => {
            socket.pause();
            socket.write(bytes, () => {
              if (then === 'breaks off') setTimeout(() => socket.resetAndDestroy(), 5);
              resolve(socket);
            });
          });
          socket.on('error', () => {});
        }),
    ),
  );
}

for (const attack of connectionAttacks) {
  test(`${attack.name}, from 40 connections at once: other clients still get a response`, async () => {
    const sockets = await openConnections(attack, 40);
    const start = Date.now();
    expect(await answers()).toBe(true);
    expect(Date.now() - start).toBeLessThan(1000);
    for (const socket of sockets) socket.destroy();
    expect(await answers()).toBe(true);
  });
}

/** Changes that a build can make to a site's folder. */
const changes: Readonly<Record<RebuildAttack['change'], () => void>> = {
  vanishes: () => fs.rmSync(dir, { recursive: true, force: true }),
  'becomes a folder': () => {
    fs.rmSync(path.join(dir, 'docs/concepts.html'));
    fs.mkdirSync(path.join(dir, 'docs/concepts.html'));
  },
  'loses its not-found page': () => {
    for (const name of ['404.html', 'policy.json']) fs.rmSync(path.join(dir, name));
  },
};

/** Whether a response during a build is a complete file, the not-found page, or a broken connection. */
function isSound({ statuses, body, head, closed }: RawAnswer): boolean {
  if (!closed || statuses.length > 1) return false;
  // The connection broke, so the browser can detect that the file is incomplete.
  if (statuses.length === 0) return true;
  const length = Number(/^Content-Length: (\d+)$/im.exec(head)?.[1] ?? NaN);
  const isWhole = Number.isNaN(length) || body.length <= length;
  return (statuses[0] === 200 && isWhole) || body === attackedSite['404.html'];
}

for (const { name, change } of rebuildAttacks) {
  test(`${name}, repeatedly: responses are complete files or the not-found page`, async () => {
    const unsound: RawAnswer[] = [];
    for (let round = 0; round < 12; round += 1) {
      const asked = [
        `${base}docs/concepts`,
        `${base}none`,
        `${base}assets/large.js`,
        base,
        `${base}docs`,
      ]
        .flatMap((target) => [target, target])
        .map(async (target, index) => {
          // Some requests arrive before the change, others during it.
          await new Promise((resolve) => setTimeout(resolve, index % 4));
          return sendRaw(server.port, get(target));
        });
      await new Promise((resolve) => setTimeout(resolve, round % 4));
      changes[change]();
      unsound.push(...(await Promise.all(asked)).filter((answer) => !isSound(answer)));
      const lost = await sendRaw(server.port, get(`${base}none`));
      expect([lost.statuses[0], lost.body]).toEqual([404, attackedSite['404.html']]);
      fs.rmSync(dir, { recursive: true, force: true });
      writeSite();
    }
    expect(unsound.map(({ head, closed }) => `${head.split('\r\n')[0]} closed: ${closed}`)).toEqual(
      [],
    );
    expect(await answers()).toBe(true);
  });
}

for (const { name } of cutShort) {
  test(`${name}: the server closes the connection, so the client doesn’t wait for the rest`, async () => {
    const file = path.join(dir, 'assets/huge.js');
    const bytes = 64_000_000;
    fs.writeFileSync(file, '');
    fs.truncateSync(file, bytes);
    const socket = net.connect(server.port, '127.0.0.1');
    socket.on('error', () => {});
    // Connections are kept alive by default, so the client would wait forever if the server didn't close this
    // connection.
    socket.write(`GET ${base}assets/huge.js HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    await once(socket, 'readable');
    fs.truncateSync(file, 1000);
    let received = 0;
    socket.on('data', (part) => (received += part.length));
    await once(socket, 'close', { signal: AbortSignal.timeout(4000) });
    expect(received).toBeGreaterThan(1000);
    expect(received).toBeLessThan(bytes);
    fs.rmSync(file);
  });
}
