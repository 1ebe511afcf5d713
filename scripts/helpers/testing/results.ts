/** Reads the JSON reports of Vitest 4 and Playwright 1.65. */
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import { stripVTControlCharacters } from 'node:util';
import type { SuiteResult, TimedTest } from './suite';

export type Counts = Pick<SuiteResult, 'passed' | 'failed' | 'skipped' | 'tests' | 'failures'>;

/** Durations are in milliseconds. */
export interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    /** Why the file can't be loaded. */
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly duration?: number | null;
      readonly failureMessages?: readonly string[] | null;
    }[];
  }[];
}

function failureLine(titles: readonly string[], message = ''): string {
  const [firstLine = ''] = stripVTControlCharacters(message).trim().split('\n');
  return [titles.join(' · '), ...(firstLine === '' ? [] : [firstLine])].join(': ');
}

/**
 * Returns the number of passed, failed, and skipped tests in a Vitest run. A file that can't be loaded counts as one
 * failed test.
 */
export function countVitest(report: VitestReport): Counts {
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: report.numPendingTests + report.numTodoTests,
    tests: report.testResults.flatMap(({ assertionResults }) =>
      assertionResults.map(({ fullName, duration }) => ({
        title: fullName,
        seconds: (duration ?? 0) / 1000,
      })),
    ),
    failures: [
      ...unloaded.map(({ name, message }) => failureLine([name], message)),
      ...report.testResults.flatMap(({ assertionResults }) =>
        assertionResults.flatMap(({ fullName, failureMessages }) =>
          failureMessages?.length ? [failureLine([fullName], failureMessages[0])] : [],
        ),
      ),
    ],
  };
}

function timedTests({ file, specs, suites = [] }: JSONReportSuite): TimedTest[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests.map(({ results }) => ({
      title,
      file,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
  );
  return [...own, ...suites.flatMap(timedTests)];
}

function failuresOf({ file, specs, suites = [] }: JSONReportSuite): string[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests.flatMap(({ results }) => {
      const failed = results.find(({ error }) => error !== undefined);
      return failed === undefined ? [] : [failureLine([file, title], failed.error?.message)];
    }),
  );
  return [...own, ...suites.flatMap(failuresOf)];
}

/**
 * Returns the number of passed, failed, and skipped tests in a Playwright run. An error outside of tests counts as one
 * failed test.
 */
export function countPlaywright({ stats, errors, suites }: JSONReport): Counts {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
    tests: suites.flatMap(timedTests),
    failures: [
      ...errors.map(({ message }) => failureLine(['outside of tests'], message)),
      ...suites.flatMap(failuresOf),
    ],
  };
}

export function addCounts(all: readonly Counts[]): Counts {
  const sum = (pick: (counts: Counts) => number) =>
    all.reduce((total, counts) => total + pick(counts), 0);
  return {
    passed: sum(({ passed }) => passed),
    failed: sum(({ failed }) => failed),
    skipped: sum(({ skipped }) => skipped),
    tests: all.flatMap(({ tests }) => tests),
    failures: all.flatMap(({ failures }) => failures),
  };
}
