/** Runs one statement for the page of all statements, which shows what came of it. */
import type { ByRelease, Expectation, Json, Statement } from '../statement';
import { runProgram } from './run';

/** What a program gave, or why it gave nothing, beside what was expected; null where the release lacks it. */
export interface Shown {
  readonly expected: Json;
  readonly seen?: Json;
  readonly error?: string;
}

/** The entry that goes for a release: that of the last release that is not after it. */
function entryFor<Value>(release: string, byRelease: ByRelease<Value>): Value | undefined {
  const compare = (a: string, b: string) => a.localeCompare(b, 'en', { numeric: true });
  return Object.entries(byRelease)
    .filter(([from]) => compare(from, release) <= 0)
    .sort(([a], [b]) => compare(a, b))
    .at(-1)?.[1];
}

function expectedOf(is: Json, expectation: Expectation | undefined): Json {
  switch (expectation?.type) {
    case 'holds':
      return is;
    case 'instead':
      return expectation.is;
    default:
      return null;
  }
}

/** Runs a statement as `release` runs it. Never rejects. */
export async function show({ is, expect, run }: Statement, release: string): Promise<Shown> {
  const expected = expectedOf(
    is,
    expect === undefined ? { type: 'holds' } : entryFor(release, expect),
  );
  const program = typeof run === 'function' ? run : entryFor(release, run);
  if (program === undefined) return { expected, error: `There is no program for ${release}.` };
  const { outcome } = await runProgram(program);
  return { expected, ...outcome };
}
