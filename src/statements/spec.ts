/** What a statement says and what is expected where. Pure. */
import semver from 'semver';
import { isSame, type Json } from './json';

export { isSame, type Json } from './json';

export type Expectation =
  | { readonly type: 'holds' }
  | { readonly type: 'instead'; readonly says: string; readonly is: Json }
  | { readonly type: 'lacks' };

/** A statement as its file has it. */
export interface StatementSpec {
  /** Its file, without extension: `events/hover-rests`. What pages cite. */
  readonly id: string;
  /** Folder of its file. */
  readonly topic: string;
  /** Absolute. */
  readonly file: string;
  /** Text of the file. */
  readonly source: string;
  readonly says: string;
  readonly is: Json;
  /** By release; empty when it holds in all. */
  readonly expect: Readonly<Record<string, Expectation>>;
  /** Releases from which another program runs; empty when there is one program. */
  readonly variants: readonly string[];
}

/** What a program gave, or why it gave nothing. */
export type Outcome = { readonly seen: Json } | { readonly error: string };

/** The last of `releases` that is not after `release`; undefined when all are. A build of a release counts as it. */
export function lastUpTo(release: string, releases: readonly string[]): string | undefined {
  const own = semver.coerce(release) ?? release;
  return releases
    .filter((item) => semver.lte(item, own))
    .sort(semver.compare)
    .at(-1);
}

/** What a statement does in a release. Throws when its file says nothing of one so old. */
export function expectationIn(
  { id, expect }: Pick<StatementSpec, 'id' | 'expect'>,
  release: string,
): Expectation {
  const releases = Object.keys(expect);
  if (releases.length === 0) return { type: 'holds' };
  const entry = lastUpTo(release, releases);
  const found = entry === undefined ? undefined : expect[entry];
  if (found === undefined) {
    throw new Error(
      `"${id}" expects nothing of ${release}: add '${release}' to its \`expect\`, as holds, instead(…) or lacks.`,
    );
  }
  return found;
}

/** What the program is to give, or undefined where it does not run. */
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

/** Whether a program gave what is expected of it. */
export function meets(spec: StatementSpec, expectation: Expectation, outcome: Outcome): boolean {
  const expected = expectedValue(spec, expectation);
  return expected !== undefined && 'seen' in outcome && isSame(outcome.seen, expected);
}

/** The sentence that is true where the expectation is met; undefined where there is none. */
export function sentenceIn(
  { says }: Pick<StatementSpec, 'says'>,
  expectation: Expectation,
): string | undefined {
  switch (expectation.type) {
    case 'holds':
      return says;
    case 'instead':
      return expectation.says;
    case 'lacks':
      return undefined;
  }
}
