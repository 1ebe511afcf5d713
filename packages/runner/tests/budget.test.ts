import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bytesOf, frameBudget } from '../src/budget';
import {
  createRequestQueue,
  maxPendingRequests,
  RefusedRequestError,
  type NetworkResponse,
} from '../src/host/requests';
import { createLogLimit, logLimit, type Report } from '../src/logLimit';
import type { FrameRequest, PageMessage } from '../src/messages';
import { createSecondLimit } from '../src/perSecond';
import { createPace, requestPace } from '../src/requestPace';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const request = (id: number, body: ArrayBuffer | null = null): FrameRequest => ({
  type: 'request',
  id,
  method: 'POST',
  url: 'https://a/',
  headers: [['accept', '*/*']],
  body,
});

describe('createSecondLimit', () => {
  it('limits messages and bytes, and resets a second after it began', () => {
    let now = 0;
    const budget = createSecondLimit({ messages: 3, bytes: 100 }, () => now);
    expect([1, 1, 1, 1].map((bytes) => budget.spend(bytes))).toEqual([true, true, true, false]);
    now = 999;
    expect(budget.spend(1)).toBe(false);
    now = 1000;
    expect([60, 40, 1].map((bytes) => budget.spend(bytes))).toEqual([true, true, false]);
  });

  it('records the most messages and bytes within a second', () => {
    let now = 0;
    const budget = createSecondLimit({ messages: 9, bytes: 100 }, () => now);
    [5, 6].forEach((bytes) => budget.spend(bytes));
    now = 1000;
    budget.spend(20);
    expect(budget.peak).toEqual({ messages: 2, bytes: 20 });
  });
});

describe('bytesOf', () => {
  it('counts texts, bodies, and the pixels of pictures', () => {
    expect(bytesOf(request(1, new ArrayBuffer(1000)))).toBe(1000 + 10 + 9);
    expect(bytesOf({ type: 'log', level: 'log', source: 'sdk', text: 'abc' })).toBe(3);
    const picture = { width: 10, height: 20 } as ImageBitmap;
    expect(bytesOf({ type: 'picture', id: 1, picture })).toBe(800);
    expect(bytesOf({ type: 'running' })).toBe(0);
  });
});

describe('createRequestQueue', () => {
  function start() {
    const handled: number[] = [];
    const replies: PageMessage[] = [];
    const refused: string[] = [];
    const open = new Map<number, (response: NetworkResponse) => void>();
    const queue = createRequestQueue({
      network: {
        handle: ({ id }) => {
          handled.push(id);
          return new Promise((resolve, reject) => {
            if (id === 13) reject(new RefusedRequestError('No.'));
            else if (id === 14) reject(new Error('Not there.'));
            else open.set(id, resolve);
          });
        },
      },
      reply: (message) => replies.push(message),
      onRefused: (words) => refused.push(words),
    });
    const answer = (id: number) => {
      open.get(id)?.({ status: 200, headers: [], body: null });
      return vi.advanceTimersByTimeAsync(100);
    };
    return { queue, handled, replies, refused, answer };
  }

  it('handles 64 requests at once, and the next one when one is done', async () => {
    const { queue, handled, replies, answer } = start();
    for (let id = 100; id < 200; id++) queue.add(request(id));
    await vi.advanceTimersByTimeAsync(1000);
    expect(handled).toHaveLength(64);
    await answer(100);
    expect(handled.at(-1)).toBe(164);
    expect(replies).toEqual([{ type: 'response', id: 100, status: 200, headers: [], body: null }]);
  });

  it('queues at most 5,000 requests and 64 MB, and refuses a repeated ID', async () => {
    const { queue } = start();
    for (let id = 0; id < 64; id++) queue.add(request(100_000 + id));
    await vi.advanceTimersByTimeAsync(1000);
    for (let id = 0; id < maxPendingRequests; id++) expect(queue.add(request(id))).toBe(true);
    expect(queue.add(request(maxPendingRequests))).toBe(false);
    expect(start().queue.add(request(1, new ArrayBuffer(65_000_000)))).toBe(false);
    const { queue: other } = start();
    expect([other.add(request(1)), other.add(request(1))]).toEqual([true, false]);
  });

  it('doesn’t answer an aborted request, and ignores aborts of unknown requests', async () => {
    const { queue, handled, replies, answer } = start();
    queue.abort(1);
    queue.add(request(1));
    for (let id = 100; id < 200; id++) queue.add(request(id));
    queue.abort(199);
    await vi.advanceTimersByTimeAsync(1000);
    queue.abort(101);
    await answer(101);
    await answer(1);
    for (let id = 102; id < 199; id++) await answer(id);
    expect(handled).not.toContain(199);
    expect(replies.map((message) => ('id' in message ? message.id : -1))).toContain(1);
    expect(replies.map((message) => ('id' in message ? message.id : -1))).not.toContain(101);
  });

  it('replies with the reason for a missing response, and reports a rejected request', async () => {
    const { queue, replies, refused } = start();
    queue.add(request(13));
    queue.add(request(14));
    await vi.advanceTimersByTimeAsync(100);
    expect(replies).toEqual([
      { type: 'unreachable', id: 13, reason: 'No.' },
      { type: 'unreachable', id: 14, reason: 'Not there.' },
    ]);
    expect(refused).toEqual(['No.']);
  });

  it('stops handling and answering requests', async () => {
    const { queue, handled, replies, answer } = start();
    for (let id = 100; id < 200; id++) queue.add(request(id));
    queue.stop();
    await answer(100);
    await vi.advanceTimersByTimeAsync(1000);
    expect(handled).toEqual([100]);
    expect(replies).toEqual([]);
  });
});

describe('createPace', () => {
  const clock = {
    now: () => performance.now(),
    later: (call: () => void, milliseconds: number) => setTimeout(call, milliseconds),
  };

  it('sends up to its limits per second, and the rest later, in order', () => {
    const sent: number[] = [];
    const pace = createPace({ messages: 3, bytes: 100 }, clock);
    for (let id = 0; id < 5; id++) pace.offer(1, () => sent.push(id));
    expect(sent).toEqual([0, 1, 2]);
    pace.offer(99, () => sent.push(5));
    vi.advanceTimersByTime(1000);
    expect(sent).toEqual([0, 1, 2, 3, 4]);
    vi.advanceTimersByTime(1000);
    expect(sent).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('refuses a message above its limit, and sends the next ones', () => {
    const sent: number[] = [];
    const pace = createPace({ messages: 3, bytes: 100 }, clock);
    expect(pace.offer(101, () => sent.push(1))).toBe(false);
    expect(pace.offer(100, () => sent.push(2))).toBe(true);
    expect(sent).toEqual([2]);
  });
});

describe('createLogLimit', () => {
  const log = (text: string): Report => ({ type: 'log', level: 'log', source: 'program', text });

  it('passes messages up to its per-second limits, and reports the number of the others in one message', () => {
    const passed: string[] = [];
    const limit = createLogLimit({ messages: 3, bytes: 10 }, (report) =>
      passed.push(report.type === 'log' ? report.text : ''),
    );
    ['a', 'b', 'c', 'd', 'e'].forEach((text) => limit.offer(log(text)));
    expect(passed).toEqual(['a', 'b', 'c']);
    vi.advanceTimersByTime(1000);
    expect(passed.splice(0).at(-1)).toMatch(/^2 more messages arrived within one second/);
    limit.offer(log('12345678901'));
    limit.offer({ type: 'error', message: 'x', fatal: false });
    vi.advanceTimersByTime(1000);
    expect(passed).toEqual([expect.stringMatching(/^2 more messages/)]);
  });

  it('and the request pace together stay below the budget of the frame', () => {
    for (const what of ['messages', 'bytes'] as const) {
      expect(2 * (logLimit[what] + requestPace[what])).toBeLessThan(frameBudget[what]);
    }
  });

  it('passes nothing after it’s stopped', () => {
    const passed: Report[] = [];
    const limit = createLogLimit({ messages: 0, bytes: 0 }, (report) => passed.push(report));
    limit.offer(log('a'));
    limit.stop();
    vi.advanceTimersByTime(5000);
    expect(passed).toEqual([]);
  });
});
