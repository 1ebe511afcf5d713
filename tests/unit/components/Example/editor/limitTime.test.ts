import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  deadline,
  limitTime,
  TooComplexError,
} from '../../../../../src/components/Example/editor/limitTime';
import type { TypeClient } from '@reveal-docs/runner/types/client';

interface Asked {
  answer(value: string): void;
  fail(message: string): void;
}

let asked: Asked[];
let stops: number;
let calls: number;
let limited: TypeClient;

afterEach(() => void vi.useRealTimers());

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  stops = 0;
  calls = 0;
  const client = {
    ask: () =>
      new Promise<unknown>((resolve, reject) => {
        asked.push({
          answer: resolve,
          fail: (message) => reject(new Error(message)),
        });
      }),
    stop: () => void (stops += 1),
  } as unknown as TypeClient;
  limited = limitTime(client, { seconds: deadline, onTooComplex: () => void (calls += 1) });
});

function ask() {
  const result: { answer?: unknown; error?: unknown } = {};
  limited.ask('describe', { file: 'a.ts', position: 0, label: 'a' }).then(
    (answer) => (result.answer = answer),
    (error: unknown) => (result.error = error),
  );
  return result;
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

describe('a request to the checker', () => {
  it('is rejected after 5 seconds, and the checker is stopped once', async () => {
    const question = ask();
    await pass(4999);
    expect([question, stops, calls]).toEqual([{}, 0, 0]);
    await pass(1);
    expect(question.error).toBeInstanceOf(TooComplexError);
    expect(String(question.error)).toContain('This code is too complex to check');
    await pass(60_000);
    expect([stops, calls]).toEqual([1, 1]);
  });

  it('that is answered in time doesn’t stop the checker later', async () => {
    const question = ask();
    await pass(4999);
    asked[0]?.answer('one');
    await pass(60_000);
    expect([question, stops, calls]).toEqual([{ answer: 'one' }, 0, 0]);
  });

  it('has its own time limit, which starts after the previous answer', async () => {
    const [first, second] = [ask(), ask()];
    await pass(4000);
    asked[0]?.answer('one');
    await pass(4000);
    expect([first, second, stops]).toEqual([{ answer: 'one' }, {}, 0]);
    await pass(1000);
    expect(second.error).toBeInstanceOf(TooComplexError);
    expect(stops).toBe(1);
  });

  it('that times out rejects all others, and later ones aren’t sent', async () => {
    const both = [ask(), ask()];
    await pass(5000);
    const late = ask();
    await pass(0);
    for (const { error } of [...both, late]) expect(error).toBeInstanceOf(TooComplexError);
    expect(asked).toHaveLength(2);
    expect(calls).toBe(1);
  });

  it.each(['RangeError: Invalid string length', 'RangeError: Maximum call stack size exceeded'])(
    'that exceeds the engine’s limits stops the checker immediately: %s',
    async (message) => {
      const [first, second] = [ask(), ask()];
      asked[0]?.fail(message);
      await pass(0);
      for (const { error } of [first, second]) expect(error).toBeInstanceOf(TooComplexError);
      expect([stops, calls]).toEqual([1, 1]);
    },
  );

  it('that fails for another reason is rejected with the error', async () => {
    const question = ask();
    asked[0]?.fail('Error: no such file');
    await pass(60_000);
    expect(String(question.error)).toContain('no such file');
    expect([stops, calls]).toEqual([0, 0]);
  });

  it('has a limit counted in seconds of activity, so that sleep counts as one second', async () => {
    const start = Date.now();
    ask();
    for (const second of [1, 2, 3, 4, 5]) {
      expect(stops).toBe(0);
      await vi.advanceTimersToNextTimerAsync();
      expect(Date.now() - start).toBe(second * 1000);
    }
    expect(stops).toBe(1);
  });

  it('has no time limit after the checker is stopped', async () => {
    ask();
    limited.stop();
    await pass(60_000);
    expect([stops, calls]).toEqual([1, 0]);
  });
});
