import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createCheckLoop } from '../../../../../src/components/Example/editor/checkLoop';
import type { SourceFile } from '@reveal-docs/runner/program/compile';
import type { TypeClient } from '@reveal-docs/runner/types/client';
import type { FileProblem } from '@reveal-docs/runner/types/protocol';

const problem: FileProblem = {
  file: 'a.ts',
  from: 0,
  to: 1,
  line: 1,
  column: 1,
  severity: 'error',
  message: 'bad',
};

let asked: string[];
let told: (readonly FileProblem[] | undefined)[];
let files: SourceFile[];
let answer: (problems: readonly FileProblem[] | null) => void;

function start() {
  const client = {
    ask(name: string, ask: { file?: string; from?: string }) {
      asked.push([name, ask.file ?? ask.from].join(' ').trim());
      if (name !== 'check') return Promise.resolve(null);
      return new Promise((resolve) => {
        answer = resolve;
      });
    },
    stop() {},
  } as TypeClient;
  return createCheckLoop({
    client,
    sources: () => files,
    checked: () => files.map(({ file }) => file),
    upgradeFrom: () => 'old',
    tell: (problems) => told.push(problems),
    fail: (error) => {
      throw error;
    },
  });
}

afterEach(() => void vi.useRealTimers());

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  told = [];
  files = [
    { file: 'a.ts', source: '1' },
    { file: 'b.ts', source: '2' },
  ];
});

it('sends changes, requests a check when typing pauses, and reports the result', async () => {
  const loop = start();
  await loop.sync();
  expect(asked).toEqual(['change a.ts', 'change b.ts']);
  files = [{ file: 'a.ts', source: '12' }, files[1]!];
  loop.touch();
  await vi.advanceTimersByTimeAsync(60);
  files = [{ file: 'a.ts', source: '123' }, files[1]!];
  loop.touch();
  await vi.advanceTimersByTimeAsync(60);
  expect(asked).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(60);
  expect(asked.slice(2)).toEqual(['change a.ts', 'check old']);
  answer([problem]);
  await vi.advanceTimersByTimeAsync(0);
  expect(told).toEqual([undefined, undefined, [problem]]);
});

it('doesn’t request a check if no text has changed, unless forced', async () => {
  const loop = start();
  loop.touch();
  await vi.runAllTimersAsync();
  files = files.map((file) => ({ ...file }));
  loop.touch();
  await vi.runAllTimersAsync();
  expect(asked.filter((name) => name.startsWith('check'))).toHaveLength(1);
  loop.touch(true);
  await vi.runAllTimersAsync();
  expect(asked.filter((name) => name.startsWith('check'))).toHaveLength(2);
});

it('ignores results for outdated text and of outdated checks', async () => {
  const loop = start();
  loop.touch();
  await vi.runAllTimersAsync();
  const old = answer;
  files = [{ file: 'a.ts', source: 'new' }];
  loop.touch();
  old([problem]);
  await vi.advanceTimersByTimeAsync(0);
  expect(told).toEqual([undefined, undefined]);
  await vi.runAllTimersAsync();
  answer(null);
  await vi.advanceTimersByTimeAsync(0);
  expect(told).toEqual([undefined, undefined]);
});

it('removes a deleted file and adds it again', async () => {
  const loop = start();
  const all = files;
  await loop.sync();
  files = files.slice(0, 1);
  await loop.sync();
  files = all;
  await loop.sync();
  expect(asked.slice(2)).toEqual(['remove b.ts', 'change b.ts']);
});

it('doesn’t request checks after it’s stopped', async () => {
  const loop = start();
  loop.touch();
  loop.stop();
  await vi.runAllTimersAsync();
  expect(asked).toEqual([]);
});
