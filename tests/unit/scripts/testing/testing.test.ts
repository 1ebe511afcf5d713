import type { JSONReport } from '@playwright/test/reporter';
import { describe, expect, it, test } from 'vitest';
import { processTree } from '../../../../scripts/helpers/processes';
import { chooseSuites, readShard } from '../../../../scripts/helpers/testing/choose';
import { recordOf, type Durations } from '../../../../scripts/helpers/testing/durations';
import {
  failureLines,
  mergeResults,
  resultTable,
  slowestLines,
  suiteLine,
  totalLine,
} from '../../../../scripts/helpers/testing/report';
import { countPlaywright, countVitest } from '../../../../scripts/helpers/testing/results';
import { outputTail } from '../../../../scripts/helpers/testing/runSuite';
import { shardSuites } from '../../../../scripts/helpers/testing/shard';
import type { Suite, SuiteResult } from '../../../../scripts/helpers/testing/suite';

const browser = (name: string, ...files: string[]): Suite => ({
  name,
  protects: 'a thing',
  needs: ['build'],
  commands: [{ type: 'playwright', project: name, files }],
});
const script = (name: string, ...files: string[]): Suite => ({
  name,
  protects: 'another thing',
  needs: [],
  commands: files.map((file) => ({ type: 'script', file })),
});
const suites = [browser('Pages', 'a.spec.ts', 'b.spec.ts', 'c.spec.ts'), script('tasks', 'x.ts')];
const durations: Durations = {
  calibration: 0.5,
  suites: {
    Pages: { seconds: 60, tests: 6, files: { 'a.spec.ts': 60, 'b.spec.ts': 30, 'c.spec.ts': 30 } },
    tasks: { seconds: 35, tests: 1 },
  },
};
const result = (name: string, more: Partial<SuiteResult> = {}): SuiteResult => ({
  ...{ name, passed: 1, failed: 0, skipped: 0, seconds: 10, tests: [], failures: [] },
  ...more,
});

describe('choosing suites', () => {
  it('accepts names in any case, and chooses all without a name', () => {
    expect(chooseSuites(suites, ['pages'])).toEqual([suites[0]]);
    expect(chooseSuites(suites, [])).toEqual(suites);
  });

  it('lists the suites if a name is unknown', () => {
    expect(() => chooseSuites(suites, ['page'])).toThrow(
      'Unknown suite "page". Choose from: Pages, tasks.',
    );
  });

  it.each(['3', '0/3', '4/3', 'a/b', '1/2/3'])('refuses %s as a shard', (text) => {
    expect(() => readShard(text)).toThrow("isn't a shard");
  });
});

describe('shards', () => {
  const filesOf = (shard: readonly Suite[]) =>
    shard.flatMap(({ commands }) =>
      commands.flatMap((command) =>
        command.type === 'playwright'
          ? (command.files ?? [])
          : [(command as { file: string }).file],
      ),
    );

  it('have similar durations, based on recorded times', () => {
    // The files in the first shard take 30 s and 15 s. The files in the second shard take 35 s and 15 s.
    expect(filesOf(shardSuites(suites, 1, 2, durations))).toEqual(['x.ts', 'c.spec.ts']);
    expect(filesOf(shardSuites(suites, 2, 2, durations))).toEqual(['a.spec.ts', 'b.spec.ts']);
  });

  it('run every file exactly once, even if there are more shards than files', () => {
    for (const count of [1, 2, 3, 7]) {
      const all = Array.from({ length: count }, (_, index) =>
        filesOf(shardSuites(suites, index + 1, count, durations)),
      ).flat();
      expect(all.sort()).toEqual(['a.spec.ts', 'b.spec.ts', 'c.spec.ts', 'x.ts']);
    }
  });
});

describe('counting results', () => {
  test('counts a file that Vitest can’t load as a failed test', () => {
    const report = {
      ...{ numPassedTests: 2, numFailedTests: 1, numPendingTests: 1, numTodoTests: 0 },
      testResults: [
        { name: 'a', status: 'failed', message: 'No such\nmodule', assertionResults: [] },
        {
          ...{ name: 'b', status: 'failed' },
          assertionResults: [
            {
              fullName: 'b c',
              duration: 1500,
              failureMessages: ['\u001b[31mError: 1\u001b[39m\nat b'],
            },
            { fullName: 'b d', duration: 500, failureMessages: [] },
          ],
        },
      ],
    };
    expect(countVitest(report)).toEqual({
      ...{ passed: 2, failed: 2, skipped: 1 },
      tests: [
        { title: 'b c', seconds: 1.5 },
        { title: 'b d', seconds: 0.5 },
      ],
      failures: ['a: No such', 'b c: Error: 1'],
    });
  });

  test('counts errors outside of tests and flaky tests as failed', () => {
    const report = {
      stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 2 },
      errors: [{ message: 'the server ended' }],
      suites: [
        {
          file: 'a.spec.ts',
          specs: [
            {
              title: 'x',
              tests: [
                { results: [{ duration: 500, error: { message: 'No\nb' } }, { duration: 1500 }] },
              ],
            },
          ],
          suites: [{ file: 'a.spec.ts', specs: [], suites: [] }],
        },
      ],
    } as unknown as JSONReport;
    expect(countPlaywright(report)).toEqual({
      ...{ passed: 3, failed: 3, skipped: 2 },
      tests: [{ title: 'x', file: 'a.spec.ts', seconds: 2 }],
      failures: ['outside of tests: the server ended', 'a.spec.ts · x: No'],
    });
  });
});

describe('the report', () => {
  it('scales recorded times to the speed of the machine, and marks slow suites', () => {
    const slow = result('tasks', { seconds: 106 });
    // This machine is half as fast as the machine that recorded the durations, so the expected duration is 70 s.
    expect(suiteLine(slow, durations, 1)).toBe('tasks: 1 passed in 106 s (expected 70 s, slow)');
    expect(suiteLine({ ...slow, seconds: 100 }, durations, 1)).toBe(
      'tasks: 1 passed in 100 s (expected 70 s)',
    );
  });

  it('counts a suite that did not run as skipped', () => {
    const notRun = result('WebKit', { passed: 0, notRun: 'WebKit is missing. Install it with …' });
    expect(suiteLine(notRun, durations, 1)).toBe(
      'WebKit: not run: WebKit is missing. Install it with …',
    );
    expect(totalLine([result('a', { failed: 2 }), notRun])).toBe('1 passed, 2 failed, 1 skipped');
  });

  it('lists the failed tests of all suites, each in one short line', () => {
    const long = 'x'.repeat(1000);
    expect(
      failureLines([
        result('a', { failures: ['b: No.'] }),
        result('c'),
        result('d', { failures: [long] }),
      ]),
    ).toEqual(['\nFailed tests:', 'a · b: No.', `d · ${long.slice(0, 300)}`]);
    expect(failureLines([result('a')])).toEqual([]);
  });

  it('lists the slowest tests first', () => {
    const tests = [1, 3, 2].map((seconds) => ({ title: `test ${seconds}`, seconds }));
    expect(slowestLines([result('a', { tests })])).toEqual([
      '3.0 s · a · test 3',
      '2.0 s · a · test 2',
      '1.0 s · a · test 1',
    ]);
  });

  it('combines shards of the same suite in one table', () => {
    const shards = [result('a', { passed: 2 }), result('a', { failed: 1 }), result('b')];
    expect(resultTable(mergeResults(shards)).split('\n')).toEqual([
      '| suite | result | passed | failed | skipped | minutes |',
      '|---|---|---|---|---|---|',
      '| a | failed | 3 | 1 | 0 | 0.3 |',
      '| b | passed | 1 | 0 | 0 | 0.2 |',
      '',
      '**4 passed, 1 failed, 0 skipped**',
    ]);
  });

  it('records the time of each file', () => {
    const tests = ['b', 'a', 'b'].map((file) => ({ title: 't', file, seconds: 1.26 }));
    expect(recordOf(result('x', { tests }))).toEqual({
      ...{ seconds: 10, tests: 1 },
      files: { a: 1.3, b: 2.5 },
    });
  });

  it('prints the end of a failed suite’s output, without empty lines', () => {
    const output = Array.from({ length: 100 }, (_, index) => `line ${index}\n\n`).join('');
    const lines = outputTail(output).split('\n');
    expect([lines.at(0), lines.at(-1)]).toEqual(['    line 40', '    line 99']);
  });
});

test('a process tree includes all descendants of a process', () => {
  const pairs = [
    [2, 1],
    [3, 2],
    [4, 3],
    [5, 1],
  ] as const;
  expect(processTree(2, pairs)).toEqual([2, 3, 4]);
});
