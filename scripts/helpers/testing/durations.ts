/** Recorded durations of suites. They help to plan shards and to notice slow runs. */
import fs from 'node:fs';
import path from 'node:path';
import { readJson } from '@reveal-docs/shared/readJson';
import { rootDir } from '@reveal-docs/versions';
import type { SuiteResult } from './suite';

const file = path.join(rootDir, 'tests', 'durations.json');

export interface RecordedSuite {
  readonly seconds: number;
  readonly tests: number;
  /** Seconds per browser test file. Paths are relative to `tests/e2e`. */
  readonly files?: Readonly<Record<string, number>>;
}

export interface Durations {
  /** Duration of the speed measurement in the run that recorded these durations, in seconds. */
  readonly calibration: number;
  readonly suites: Readonly<Record<string, RecordedSuite>>;
}

export function readDurations(): Durations {
  return readJson<Durations>(file);
}

function secondsPerFile({ tests }: SuiteResult): Record<string, number> {
  const files: Record<string, number> = {};
  for (const { file: name, seconds } of tests) {
    if (name !== undefined) files[name] = (files[name] ?? 0) + seconds;
  }
  return files;
}

const round = (seconds: number) => Math.round(seconds * 10) / 10;

export function recordOf(result: SuiteResult): RecordedSuite {
  const files = Object.entries(secondsPerFile(result)).sort(([a], [b]) => a.localeCompare(b));
  return {
    seconds: round(result.seconds),
    tests: result.passed + result.failed + result.skipped,
    ...(files.length > 0 && {
      files: Object.fromEntries(files.map(([name, seconds]) => [name, round(seconds)])),
    }),
  };
}

export function recordDurations(results: readonly SuiteResult[], calibration: number): void {
  const old = readDurations();
  const suites = { ...old.suites };
  for (const result of results) {
    if (result.failed === 0 && result.notRun === undefined) suites[result.name] = recordOf(result);
  }
  const sorted = Object.fromEntries(Object.entries(suites).sort(([a], [b]) => a.localeCompare(b)));
  const durations: Durations = { calibration: round(calibration), suites: sorted };
  fs.writeFileSync(file, `${JSON.stringify(durations, null, 2)}\n`);
}
