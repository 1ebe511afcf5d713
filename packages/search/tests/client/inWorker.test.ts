import { expose } from 'comlink';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SearchClient } from '../../src/client/client';
import { createWorkerClient } from '../../src/client/inWorker';

const place = { origin: 'https://docs.invalid', baseUrl: '/docs/' };
const request = { requests: [{ query: 'node', indexName: 'docs' }] };
const answered = { type: 'answered', response: { results: [] } } as const;
const unreachable = { type: 'failed', failure: { type: 'unreachable' } };

interface FakeWorker {
  readonly page: MessagePort;
  readonly inside: MessagePort;
  readonly open: ReturnType<typeof vi.fn>;
}

const started: FakeWorker[] = [];

beforeEach(() => {
  vi.stubGlobal('Worker', function startFake() {
    const { port1, port2 } = new MessageChannel();
    started.push({ page: port1, inside: port2, open: vi.fn() });
    return Object.assign(port1, { terminate: () => port1.close() });
  });
});

afterEach(() => {
  for (const { page, inside } of started.splice(0)) {
    page.close();
    inside.close();
  }
  vi.unstubAllGlobals();
});

/** Starts the worker's script. Until then, calls wait, as they would while a real script loads. */
function runScript(worker: FakeWorker | undefined, search: SearchClient['search']): void {
  if (worker === undefined) throw new Error('No worker was started.');
  expose({ open: worker.open, prepare: () => Promise.resolve(), search }, worker.inside);
}

it('opens the site in one worker, and answers from it', async () => {
  const client = createWorkerClient(place);
  expect(started).toHaveLength(0);
  const prepared = client.prepare(['docs-default-4.x']);
  const search = vi.fn(() => Promise.resolve(answered));
  runScript(started[0], search);
  await prepared;
  expect(await client.search(request)).toEqual(answered);
  expect(started).toHaveLength(1);
  expect(started[0]?.open.mock.calls).toEqual([[place]]);
  expect(search).toHaveBeenCalledWith(request);
});

it('fails if the script of the worker can’t be loaded, and starts another worker next time', async () => {
  const client = createWorkerClient(place);
  const outcome = client.search(request);
  started[0]?.page.dispatchEvent(new Event('error'));
  expect(await outcome).toEqual(unreachable);
  const next = client.search(request);
  runScript(started[1], () => Promise.resolve(answered));
  expect(await next).toEqual(answered);
});

it('fails if the search throws, and starts another worker next time', async () => {
  const client = createWorkerClient(place);
  const outcome = client.search(request);
  runScript(started[0], () => Promise.reject(new Error('broken')));
  expect(await outcome).toEqual(unreachable);
  const next = client.search(request);
  runScript(started[1], () => Promise.resolve(answered));
  expect(await next).toEqual(answered);
});

it('never rejects while it prepares', async () => {
  const client = createWorkerClient(place);
  const prepared = client.prepare([]);
  started[0]?.page.dispatchEvent(new Event('error'));
  expect(await prepared).toBeUndefined();
});
