/**
 * Even with 200 idle or slow connections, the server must respond immediately, use little memory, and stop on request.
 */
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  maxConnections,
  startSiteServer,
  type RunningServer,
} from '../../../scripts/helpers/server';
import { get, sendRaw } from '../../fixtures/rawRequest';
import { temporaryFolder, writeFiles } from '../../fixtures/temporaryFolder';

const crowd = 200;
/**
 * Number of connections that request a large file. Each of them receives a few megabytes before the system's buffers
 * are full.
 */
const readers = 50;
/** Maximum response time for another client, in milliseconds. To users, a response within this time seems immediate. */
const atOnce = 1000;
/**
 * Maximum response time while all connections are starting and the server is filling the system's buffers, in
 * milliseconds.
 */
const inTheRush = 10_000;
/** Maximum time for a server to stop, in milliseconds. */
const timeToStop = 1000;
/**
 * Maximum memory for each slow reader, in bytes, including garbage. This process runs both the server and the readers.
 */
const bytesPerReader = 2_000_000;
/**
 * Size of a file that clients don't read to the end, in bytes. It's larger than the system's buffers for one
 * connection.
 */
const largeFile = 32_000_000;

const firstPort = 24_700;
const dir = temporaryFolder();
const large = path.join(dir, 'assets/large.bin');
const landing = `<h1>Landing</h1>${'All work and no play. '.repeat(500)}`;

beforeAll(() => {
  writeFiles(dir, {
    'index.html': landing,
    '404.html': '<h1>Not found</h1>',
    'policy.json': JSON.stringify({ scriptHashes: [], searchHosts: [] }),
    'assets/large.bin': '',
    'assets/large.js': Array.from({ length: 300_000 }, (_, index) => `word${index % 9973} `).join(
      '',
    ),
  });
  fs.truncateSync(large, largeFile);
});

let server: RunningServer;
const sockets = new Set<net.Socket>();

async function start(): Promise<void> {
  server = await startSiteServer({ dir, baseUrl: '/', port: firstPort, host: '127.0.0.1' });
}

afterEach(async () => {
  await server.close();
  for (const socket of sockets) socket.destroy();
  sockets.clear();
});

/** Opens a connection and sends these bytes, but doesn't read the response. */
async function open(bytes: string): Promise<net.Socket> {
  const socket = net.connect(server.port, '127.0.0.1');
  socket.on('error', () => {});
  sockets.add(socket);
  await once(socket, 'connect');
  if (bytes !== '') socket.write(bytes);
  return socket;
}

function openCrowd(bytes: string, count: number = crowd): Promise<net.Socket[]> {
  return Promise.all(Array.from({ length: count }, () => open(bytes)));
}

async function timeOfPage(): Promise<number> {
  const begun = performance.now();
  const { statuses, body } = await sendRaw(server.port, get('/'), { patience: inTheRush });
  expect(statuses).toEqual([200]);
  expect(body).toBe(landing);
  return performance.now() - begun;
}

/** Returns a request without the `Connection: close` header. */
const ask = (target: string, lines = '') =>
  `GET ${target} HTTP/1.1\r\nHost: localhost\r\n${lines}\r\n`;

interface Crowd {
  readonly name: string;
  readonly bytes: string;
  readonly count: number;
}

const crowds: readonly Crowd[] = [
  { name: 'say nothing', bytes: '', count: crowd },
  { name: 'are kept for the next request', bytes: ask('/'), count: crowd },
  { name: 'read nothing of a large file', bytes: ask('/assets/large.bin'), count: readers },
  {
    name: 'read nothing of a compressed file',
    bytes: ask('/assets/large.js', 'Accept-Encoding: gzip\r\n'),
    count: readers,
  },
  { name: 'have sent half a request line', bytes: 'GET /assets/la', count: crowd },
  { name: 'do not end their headers', bytes: ask('/', 'X: 1\r\n').slice(0, -2), count: crowd },
  { name: 'never send their body', bytes: ask('/', 'Content-Length: 9\r\n'), count: crowd },
  {
    name: 'never send the body that is refused',
    bytes: ask('/', 'Content-Length: 9\r\n').replace('GET', 'POST'),
    count: crowd,
  },
];

/** Waits until the server has filled the system's buffers for all readers. */
async function rushIsOver(): Promise<void> {
  await expect.poll(timeOfPage, { timeout: inTheRush }).toBeLessThan(atOnce / 2);
}

async function isUnhurt(): Promise<void> {
  await rushIsOver();
  for (let round = 0; round < 3; round += 1) expect(await timeOfPage()).toBeLessThan(atOnce);
  const begun = performance.now();
  await server.close();
  expect(performance.now() - begun).toBeLessThan(timeToStop);
}

describe('the server stays fast and can stop with', () => {
  it.each(crowds)('$count connections that $name', async ({ bytes, count }) => {
    await start();
    await openCrowd(bytes, count);
    await isUnhurt();
  });

  it(`${crowd} connections of all kinds at once`, async () => {
    await start();
    await Promise.all(crowds.map(({ bytes }) => openCrowd(bytes, crowd / crowds.length)));
    await isUnhurt();
  });
});

function readSlowly(socket: net.Socket, bytesPerSecond: number): void {
  socket.pause();
  const timer = setInterval(
    () => socket.read(Math.min(bytesPerSecond, socket.readableLength)),
    1000,
  );
  socket.on('close', () => clearInterval(timer));
}

/**
 * Returns the total size of the buffers and objects in this process, in bytes. The process runs both the server and the
 * test.
 */
function memory(): number {
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/**
 * Returns how many of the site's files are open in this process, or `undefined` if the system doesn't report open
 * files.
 */
function openFiles(): number | undefined {
  if (!fs.existsSync('/proc/self/fd')) return undefined;
  return fs
    .readdirSync('/proc/self/fd')
    .map((name) => {
      try {
        return fs.readlinkSync(`/proc/self/fd/${name}`);
      } catch {
        return '';
      }
    })
    .filter((file) => file.startsWith(dir)).length;
}

it(`${readers} readers at 1 kB per second don’t each load the whole file into memory`, async () => {
  await start();
  const before = memory();
  for (const socket of await openCrowd(ask('/assets/large.bin'), readers)) readSlowly(socket, 1000);
  await rushIsOver();
  const times: number[] = [];
  const end = performance.now() + 2500;
  while (performance.now() < end) times.push(await timeOfPage());
  expect(Math.max(...times)).toBeLessThan(atOnce);
  expect(memory() - before).toBeLessThan(readers * bytesPerReader);
});

it('files are closed when their connections are lost', async () => {
  await start();
  const crowdOfReaders = await openCrowd(ask('/assets/large.bin'), readers);
  await Promise.all(crowdOfReaders.map((socket) => once(socket, 'readable')));
  if (openFiles() !== undefined) expect(openFiles()).toBe(readers);
  for (const socket of crowdOfReaders) socket.resetAndDestroy();
  await expect.poll(() => openFiles() ?? 0).toBe(0);
  expect(await timeOfPage()).toBeLessThan(atOnce);
});

it('refuses connections above the limit, and accepts new ones when others have closed', async () => {
  await start();
  const first = await openCrowd('', maxConnections);
  expect(await sendRaw(server.port, get('/'))).toMatchObject({ statuses: [], closed: true });
  for (const socket of first.slice(0, 10)) socket.destroy();
  await expect.poll(async () => (await sendRaw(server.port, get('/'))).statuses).toEqual([200]);
});

it('closes a connection that sends only part of a request', async () => {
  await start();
  const answer = await sendRaw(server.port, 'GET /assets/la', { patience: 20_000 });
  expect(answer).toMatchObject({ statuses: [408], closed: true });
});
