/**
 * Runs the parts of a test command in order, with the time each took beside its budget. All parts run even when one
 * fails, so that one run shows all that is wrong; only what needs a part that failed is left out.
 */
import { bin, run } from './run';

export type Heard = (text: string) => void;

export interface Part {
  readonly name: string;
  /** Seconds that it may take on two cores: more is printed, 1.5 times as much fails. */
  readonly budget: number;
  /** Runs the part; resolves with whether it passed. What it prints is heard, to be repeated when it fails. */
  readonly run: (heard: Heard) => Promise<boolean>;
  /** Parts that must have passed for this one to make sense. */
  readonly needs?: readonly string[];
}

/** How many of its last lines are repeated when a part has failed: a log of an hour is read from its end. */
const lastLines = 60;
/** So many times its budget, a part has failed. */
const tolerance = 1.5;

export async function succeeds(action: () => Promise<unknown>): Promise<boolean> {
  try {
    await action();
    return true;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return false;
  }
}

/** A program that passes with the exit code 0. */
export function program(command: string, ...args: readonly string[]): Part['run'] {
  return async (heard) => (await run(command, args, { heard })) === 0;
}

export function npmRun(script: string, ...args: readonly string[]): Part['run'] {
  return program('npm', 'run', '--silent', script, '--', ...args);
}

/** The browser tests of a project of `playwright.config.ts`, or those of its files that are named. */
export function browserTests(project: string, ...files: readonly string[]): Part['run'] {
  return program(bin('playwright'), 'test', `--project=${project}`, ...files);
}

/** The tests in WebKit of a project of `vitest.webkit.config.mts`. */
export function webKitTests(project: 'smoke' | 'long'): Part['run'] {
  const config = 'vitest.webkit.config.mts';
  return program(bin('vitest'), 'run', '--config', config, '--project', project);
}

/** What became of a part, and its line in the summary. Pure. */
export function judgePart(
  { name, budget }: Pick<Part, 'name' | 'budget'>,
  passed: boolean,
  seconds: number,
): { readonly passed: boolean; readonly line: string } {
  const isLate = seconds > budget * tolerance;
  const took = `${seconds.toFixed(0)} s of ${budget} s`;
  const late = isLate
    ? `: FAILED, more than ${tolerance} times its budget`
    : seconds > budget
      ? ': over its budget'
      : '';
  return {
    passed: passed && !isLate,
    line: `${name}: ${passed ? 'passed' : 'FAILED'} in ${took}${late}`,
  };
}

/** The end of what a program said, each line set in. Pure. */
export function lastWords(said: string): string[] {
  const lines = said.trimEnd().split('\n').slice(-lastLines);
  return lines.filter((line) => line !== '').map((line) => `    ${line}`);
}

/** Runs the parts and prints the summary. Resolves with whether all passed. */
export async function runParts(parts: readonly Part[]): Promise<boolean> {
  const failed = new Set<string>();
  const lines: string[] = [];
  const started = performance.now();
  for (const part of parts) {
    const blocked = part.needs?.filter((need) => failed.has(need)) ?? [];
    if (blocked.length > 0) {
      failed.add(part.name);
      lines.push(`${part.name}: not run, because ${blocked.join(' and ')} failed`);
      continue;
    }
    console.log(`\n--- ${part.name} ---`);
    const start = performance.now();
    let said = '';
    const passed = await part.run((text) => (said += text));
    const verdict = judgePart(part, passed, (performance.now() - start) / 1000);
    if (!verdict.passed) failed.add(part.name);
    if (!passed) lines.push(...lastWords(said));
    lines.push(verdict.line);
  }
  const minutes = (milliseconds: number) => (milliseconds / 60_000).toFixed(0);
  const budget = parts.reduce((sum, part) => sum + part.budget, 0) * 1000;
  lines.push(`all: ${minutes(performance.now() - started)} of ${minutes(budget)} minutes`);
  console.log(`\n${lines.join('\n')}\n`);
  console.log(`${parts.length - failed.size} passed, ${failed.size} failed`);
  return failed.size === 0;
}
