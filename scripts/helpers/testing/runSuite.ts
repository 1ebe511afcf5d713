import fs from 'node:fs';
import path from 'node:path';
import type { JSONReport } from '@playwright/test/reporter';
import { readJson } from '@reveal-docs/shared/readJson';
import { rootDir } from '@reveal-docs/versions';
import { bin, run, scriptArgs, withMoreYoungSpace } from '../run';
import { addCounts, countPlaywright, countVitest, type Counts, type VitestReport } from './results';
import type { Command, Suite, SuiteResult } from './suite';

const resultsDir = path.join(rootDir, 'test-results', 'reports');

/** Number of lines of a failed command's output to repeat at the end of the run. */
const tailLines = 60;

export interface RunOptions {
  readonly port: number;
  readonly onFailure: (suite: string, tail: string) => void;
  /** Whether to print the output at the end instead of immediately. */
  readonly buffered?: boolean;
  /** Whether to run the suite's commands with a lower priority than other programs. */
  readonly isLowPriority?: boolean;
}

function prepare(command: Command, report: string): readonly string[] {
  switch (command.type) {
    case 'script':
      return scriptArgs(command.file, ...(command.args ?? []));
    case 'vitest':
      return [
        bin('vitest'),
        'run',
        ...(command.config === undefined ? [] : ['--config', command.config]),
        ...['--project', command.project, '--reporter=default', '--reporter=json'],
        `--outputFile.json=${report}`,
      ];
    case 'playwright':
      return [
        bin('playwright'),
        'test',
        `--project=${command.project}`,
        ...(command.files ?? []).map((file) => `tests/e2e/${file}`),
      ];
  }
}

function count(command: Command, exitCode: number, report: string): Counts {
  const none = { passed: 0, failed: 0, skipped: 0, tests: [], failures: [] };
  if (command.type === 'script') {
    return exitCode === 0 ? { ...none, passed: 1 } : { ...none, failed: 1 };
  }
  if (!fs.existsSync(report)) return { ...none, failed: 1 };
  const counts =
    command.type === 'vitest'
      ? countVitest(readJson<VitestReport>(report))
      : countPlaywright(readJson<JSONReport>(report));
  // A run has failed if it exits with an error or doesn't run any tests, regardless of its counts.
  const isEmpty = counts.passed + counts.failed === 0;
  return (exitCode !== 0 || isEmpty) && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

export function outputTail(output: string): string {
  return output
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(-tailLines)
    .map((line) => `    ${line}`)
    .join('\n');
}

/** Runs a suite's commands one after the other. Counts failed tests instead of throwing. */
export async function runSuite(suite: Suite, options: RunOptions): Promise<SuiteResult> {
  const { port, onFailure, buffered = false, isLowPriority = false } = options;
  fs.mkdirSync(resultsDir, { recursive: true });
  const start = performance.now();
  const counted: Counts[] = [];
  let buffer = `\n--- ${suite.name} ---\n`;
  if (!buffered) process.stdout.write(buffer);
  for (const [index, command] of suite.commands.entries()) {
    const report = path.join(resultsDir, `${suite.name.replaceAll(/\W+/g, '-')}-${index}.json`);
    fs.rmSync(report, { force: true });
    let output = '';
    const exitCode = await run(process.execPath, prepare(command, report), {
      echo: !buffered,
      isLowPriority,
      onOutput: (text) => (output += text),
      env: {
        DOCS_TEST_PORT: String(port),
        DOCS_TEST_REPORT: report,
        // Don't set Node's options for Vitest, which sets its own.
        ...(command.type === 'script' && withMoreYoungSpace),
      },
    });
    const counts = count(command, exitCode, report);
    counted.push(counts);
    buffer += output;
    if (counts.failed > 0) onFailure(suite.name, outputTail(output));
  }
  if (buffered) process.stdout.write(buffer);
  return {
    name: suite.name,
    ...addCounts(counted),
    seconds: (performance.now() - start) / 1000,
  };
}
