import semver from 'semver';
import { isSame, type Json } from './json';

export { isSame, type Json } from './json';

export type Expectation =
  | ({ readonly type: 'holds' } & Adapted)
  | ({ readonly type: 'instead'; readonly says: string; readonly is: Json } & Adapted)
  | MissingApi;

interface Adapted {
  /** Set if the 2.x adapter causes the result, and not the SDK. */
  readonly isAdapted?: true;
}

export interface MissingApi {
  readonly type: 'lacks';
  /** Symbol or member, such as `Cognite3DViewer.canvas`. */
  readonly missing: string;
  /**
   * Text that isn't in the member's declaration, such as a parameter. Set it if the release has the member, but not the
   * part of it that the program uses.
   */
  readonly part?: string;
}

export interface StatementSpec {
  /** ID that pages cite: the path of the file without its extension, such as `events/hover-rests`. */
  readonly id: string;
  readonly topic: string;
  /** Absolute path. */
  readonly file: string;
  readonly source: string;
  readonly says: string;
  readonly is: Json;
  /** Expectations by release. Empty if the statement is true in all releases. */
  readonly expect: Readonly<Record<string, Expectation>>;
  /** The first release of each program. Empty if the statement has only one program. */
  readonly variants: readonly string[];
}

/** Result of a program, or the error that prevented a result. */
export type Outcome = { readonly seen: Json } | { readonly error: string };

/** Returns the newest of `releases` that isn't newer than `release`. A local build counts as its release. */
export function lastReleaseUpTo(release: string, releases: readonly string[]): string | undefined {
  const own = semver.coerce(release) ?? release;
  return releases
    .filter((item) => semver.lte(item, own))
    .sort(semver.compare)
    .at(-1);
}

/** Returns the expectation for a release. Throws if the release is older than all releases in `expect`. */
export function expectationIn(
  { id, expect }: Pick<StatementSpec, 'id' | 'expect'>,
  release: string,
): Expectation {
  const releases = Object.keys(expect);
  if (releases.length === 0) return { type: 'holds' };
  const entry = lastReleaseUpTo(release, releases);
  const found = entry === undefined ? undefined : expect[entry];
  if (found === undefined) {
    throw new Error(
      `"${id}" has no expectation for ${release}: add '${release}' to its \`expect\`, with holds, instead(…) or lacks(…).`,
    );
  }
  return found;
}

/** Returns the program's expected result, or undefined if the program can't run in the release. */
export function expectedValue(
  { is }: Pick<StatementSpec, 'is'>,
  expectation: Expectation,
): Json | undefined {
  switch (expectation.type) {
    case 'holds':
      return is;
    case 'instead':
      return expectation.is;
    case 'lacks':
      return undefined;
  }
}

/** Whether a program's result meets an expectation. */
export function meets(spec: StatementSpec, expectation: Expectation, outcome: Outcome): boolean {
  const expected = expectedValue(spec, expectation);
  return expected !== undefined && 'seen' in outcome && isSame(outcome.seen, expected);
}

/** Note for results that aren't the SDK's own behavior, because the 2.x adapter causes them. */
export const adaptedNote = 'because of the 2.x adapter, not the SDK';

/**
 * Returns the sentence that is true if the result meets the expectation. Returns undefined if the program can't run.
 */
export function sentenceIn(
  { says }: Pick<StatementSpec, 'says'>,
  expectation: Expectation,
): string | undefined {
  if (expectation.type === 'lacks') return undefined;
  const sentence = expectation.type === 'instead' ? expectation.says : says;
  return expectation.isAdapted ? `${sentence.replace(/\.$/, '')} (${adaptedNote}).` : sentence;
}
