import type { ByRelease, Expectation, Json, Statement } from '../statement';
import { runProgram } from './run';

/** `expected` is null if the release lacks the API. */
export interface Shown {
  readonly expected: Json;
  readonly seen?: Json;
  readonly error?: string;
}

/** Returns the value for the latest release that isn't newer than `release`. */
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

/** Runs a statement with the program and expectation of `release`, for the Verified behavior page. Never rejects. */
export async function show({ is, expect, run }: Statement, release: string): Promise<Shown> {
  const expected = expectedOf(
    is,
    expect === undefined ? { type: 'holds' } : entryFor(release, expect),
  );
  const program = typeof run === 'function' ? run : entryFor(release, run);
  if (program === undefined) return { expected, error: `No program for ${release}.` };
  const { outcome } = await runProgram(program);
  return { expected, ...outcome };
}
