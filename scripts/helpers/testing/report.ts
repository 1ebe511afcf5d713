import type { Durations } from './durations';
import { addCounts } from './results';
import type { Suite, SuiteResult } from './suite';

const slowestCount = 30;
/** The report marks a suite as slow if it takes longer than the expected time multiplied by this factor. */
const slowFactor = 1.5;

/** Length at which the list of failed tests cuts off a line, in characters. */
const failureLength = 300;

const minutes = (seconds: number) => (seconds / 60).toFixed(1);

/** Returns a line with a suite's result, its duration, and its expected duration on a machine with this speed. */
export function suiteLine(result: SuiteResult, durations: Durations, calibration: number): string {
  const { name, passed, failed, skipped, seconds, notRun } = result;
  if (notRun !== undefined) return `${name}: not run: ${notRun}`;
  const recorded = durations.suites[name]?.seconds;
  const expected = recorded && (recorded * calibration) / durations.calibration;
  const time =
    expected === undefined
      ? `${seconds.toFixed(0)} s`
      : `${seconds.toFixed(0)} s (expected ${expected.toFixed(0)} s${seconds > expected * slowFactor ? ', slow' : ''})`;
  const counts = [
    `${passed} passed`,
    ...(failed > 0 ? [`${failed} FAILED`] : []),
    ...(skipped > 0 ? [`${skipped} skipped`] : []),
  ];
  return `${name}: ${counts.join(', ')} in ${time}`;
}

/** Returns a heading and a line for each failed test, or no lines if all tests passed. */
export function failureLines(results: readonly SuiteResult[]): string[] {
  const lines = results.flatMap(({ name, failures }) =>
    failures.map((failure) => `${name} · ${failure.slice(0, failureLength)}`),
  );
  return lines.length === 0 ? [] : ['\nFailed tests:', ...lines];
}

export function slowestLines(results: readonly SuiteResult[]): string[] {
  return results
    .flatMap(({ name, tests }) => tests.map((test) => ({ name, ...test })))
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, slowestCount)
    .map(({ name, title, file, seconds }) =>
      [`${seconds.toFixed(1)} s`, name, ...(file === undefined ? [] : [file]), title].join(' · '),
    );
}

/** Returns the last line of the summary. A suite that didn't run counts as one skipped test. */
export function totalLine(results: readonly SuiteResult[]): string {
  const { passed, failed, skipped } = addCounts(results);
  const notRun = results.filter((result) => result.notRun !== undefined).length;
  return `${passed} passed, ${failed} failed, ${skipped + notRun} skipped`;
}

export function resultTable(results: readonly SuiteResult[]): string {
  const rows = results.map(
    ({ name, passed, failed, skipped, seconds, notRun }) =>
      `| ${name} | ${notRun ?? (failed > 0 ? 'failed' : 'passed')} | ${passed} | ${failed} | ${skipped} | ${minutes(seconds)} |`,
  );
  return [
    '| suite | result | passed | failed | skipped | minutes |',
    '|---|---|---|---|---|---|',
    ...rows,
    '',
    `**${totalLine(results)}**`,
  ].join('\n');
}

export function mergeResults(results: readonly SuiteResult[]): SuiteResult[] {
  const names = [...new Set(results.map(({ name }) => name))];
  return names.map((name) => {
    const parts = results.filter((result) => result.name === name);
    const notRun = parts.find((part) => part.notRun !== undefined)?.notRun;
    return {
      name,
      ...addCounts(parts),
      seconds: parts.reduce((sum, { seconds }) => sum + seconds, 0),
      ...(notRun !== undefined && { notRun }),
    };
  });
}

/**
 * Returns the table for `tests/README.md`. It shows the behavior that each suite protects, the suite's command, its
 * duration in minutes, and its number of tests.
 */
export function suiteTable(
  groups: readonly { readonly command: string; readonly suites: readonly Suite[] }[],
  { suites: recorded }: Durations,
): string {
  const rows = groups.flatMap(({ command, suites }) =>
    suites.map(({ name, protects }) => {
      const { seconds, tests } = recorded[name] ?? {};
      return `| ${name} | ${protects} | \`${command}\` | ${seconds === undefined ? '–' : minutes(seconds)} | ${tests ?? '–'} |`;
    }),
  );
  return [
    '| suite | protects | runs in | minutes | tests |',
    '|---|---|---|---|---|',
    ...rows,
  ].join('\n');
}
