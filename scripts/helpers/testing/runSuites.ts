import { readDurations, recordDurations } from './durations';
import { failureLines, slowestLines, suiteLine, totalLine } from './report';
import { runSuite, type RunOptions } from './runSuite';
import { calibrate } from './speed';
import type { Suite, SuiteResult } from './suite';
import { writeSuiteTable } from './writeTable';

export interface Session {
  /** Runs a suite and records the result. If `blocked` contains a reason, only records that the suite didn't run. */
  readonly run: (
    suite: Suite,
    options?: Pick<RunOptions, 'buffered' | 'isLowPriority'> & {
      readonly blocked?: string | undefined;
    },
  ) => Promise<SuiteResult>;
  readonly finish: (options: FinishOptions) => SuiteResult[];
}

export interface FinishOptions {
  readonly slowest: boolean;
  /** Whether to save the durations in `tests/durations.json` and in the table in `tests/README.md`. */
  readonly record: boolean;
}

/** Advice for errors whose own messages don't suggest a solution. */
const explanations: readonly (readonly [RegExp, string])[] = [
  [/ENOSPC/, 'The disk is full. Free some space, then run the tests again.'],
  [
    /Target crashed|Page crashed|browser has been closed|signal=SIGKILL|signal=SIGSEGV/,
    'The browser crashed. If memory is low, close other programs. Otherwise, set CHROMIUM_PATH to a different Chromium.',
  ],
  [
    /EADDRINUSE|is already used, make sure/,
    'A port is in use. Set DOCS_TEST_PORT to another port.',
  ],
];

/** Measures the machine's speed, then starts a session. */
export async function startSession(port: number): Promise<Session> {
  const durations = readDurations();
  const calibration = await calibrate();
  const speed = durations.calibration / calibration;
  console.log(
    `This machine is now ${speed.toFixed(2)} times as fast as when the durations were recorded.`,
  );
  const results: SuiteResult[] = [];
  const tails: string[] = [];
  const start = performance.now();
  return {
    run: async (suite, { blocked, ...options } = {}) => {
      const result =
        blocked === undefined
          ? await runSuite(suite, {
              port,
              ...options,
              onFailure: (name, tail) => {
                const known = explanations.filter(([pattern]) => pattern.test(tail));
                tails.push(`\n--- ${name} failed ---\n${tail}`, ...known.map(([, text]) => text));
              },
            })
          : {
              name: suite.name,
              passed: 0,
              failed: 0,
              skipped: 0,
              seconds: 0,
              tests: [],
              failures: [],
              notRun: blocked,
            };
      results.push(result);
      console.log(suiteLine(result, durations, calibration));
      return result;
    },
    finish: ({ slowest, record }) => {
      if (record) {
        recordDurations(results, calibration);
        writeSuiteTable();
      }
      if (tails.length > 0) console.log(tails.join('\n'));
      if (slowest) console.log(['\nSlowest tests:', ...slowestLines(results)].join('\n'));
      console.log('');
      for (const result of results) console.log(suiteLine(result, durations, calibration));
      for (const line of failureLines(results)) console.log(line);
      console.log(`\nAll: ${((performance.now() - start) / 60_000).toFixed(1)} minutes`);
      console.log(totalLine(results));
      return results;
    },
  };
}
