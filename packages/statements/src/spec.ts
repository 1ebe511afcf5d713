/** Defines a statement's sentence, and its expected results by release. Pure. */
import semver from 'semver';
import { isSame, type Json } from './json';

export { isSame, type Json } from './json';

export type Expectation =
  | ({ readonly type: 'holds' } & Adapted)
  | ({ readonly type: 'instead'; readonly says: string; readonly is: Json } & Adapted)
  | MissingApi;

interface Adapted {
  /** Whether the adapter of 2.x causes the result, instead of the SDK. */
  readonly isAdapted?: true;
}

/** The release lacks an API that the program uses. */
export interface MissingApi {
  readonly type: 'lacks';
  /** Name of the symbol, or of the symbol and its member: `Cognite3DViewer.canvas`. */
  readonly missing: string;
  /** Text that the member's declaration lacks, if the release has the member. */
  readonly part?: string;
}

/** A statement as defined in its file. */
export interface StatementSpec {
  /** Path of its file without extension, which pages cite: `events/hover-rests`. */
  readonly id: string;
  /** Folder of its file. */
  readonly topic: string;
  /** Absolute path. */
  readonly file: string;
  readonly source: string;
  readonly says: string;
  readonly is: Json;
  /** Expectations by release. Empty if the statement holds in all releases. */
  readonly expect: Readonly<Record<string, Expectation>>;
  /** First release of each additional program. Empty if there is only one program. */
  readonly variants: readonly string[];
}

/** The result of a program, or the error that prevented a result. */
export type Outcome = { readonly seen: Json } | { readonly error: string };

/**
 * Returns the last of `releases` that isn't after `release`, or undefined. A build of a release
 * counts as that release.
 */
export function lastReleaseUpTo(release: string, releases: readonly string[]): string | undefined {
  const own = semver.coerce(release) ?? release;
  return releases
    .filter((item) => semver.lte(item, own))
    .sort(semver.compare)
    .at(-1);
}

/**
 * Returns the expectation in a release. Throws if the release is older than those that the
 * statement's file covers.
 */
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

/**
 * Returns the expected result of the program in a release. Undefined if the program doesn't run
 * there.
 */
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

/** Note for results that the adapter of 2.x causes, because they aren't the SDK's own behavior. */
export const adaptedNote = 'because of the 2.x adapter, not the SDK';

/** Returns the sentence that holds if the expectation is met, or undefined. */
export function sentenceIn(
  { says }: Pick<StatementSpec, 'says'>,
  expectation: Expectation,
): string | undefined {
  if (expectation.type === 'lacks') return undefined;
  const sentence = expectation.type === 'instead' ? expectation.says : says;
  return expectation.isAdapted ? `${sentence.replace(/\.$/, '')} (${adaptedNote}).` : sentence;
}
