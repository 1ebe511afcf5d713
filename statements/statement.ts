/**
 * The format of a statement about the SDK: a sentence, a small program, the value that the program returns if the
 * sentence is true, and the releases in which the sentence is true. See README.md.
 */
import type { Tools } from './kit/tools';

/** Plain data, so that values can be stored and compared. */
export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [name: string]: Json | undefined };

/** Expected behavior of a release: the statement is true, something else happens, or the release lacks the API. */
export type Expectation =
  | { readonly type: 'holds'; readonly isAdapted?: true }
  | {
      readonly type: 'instead';
      readonly says: string;
      readonly is: Json;
      readonly isAdapted?: true;
    }
  | { readonly type: 'lacks'; readonly missing: string; readonly part?: string };

export const holds: Expectation = { type: 'holds' };
/**
 * Returns the expectation for a release that lacks an API. The program doesn't run on such a release. `missing` is a
 * symbol or member, such as `Overlay3DTool` or `Cognite3DViewer.canvas`. If the release has the member but lacks one of
 * its parameters, fields, or events, `part` is the text that is missing from the member's declaration, as in
 * `lacks('Cognite3DViewer.on', "'cameraStop'")`.
 */
export function lacks(missing: string, part?: string): Expectation {
  return { type: 'lacks', missing, ...(part === undefined ? {} : { part }) };
}

/**
 * Returns the expectation for a release in which the statement isn't true. `says` is a sentence about the actual
 * behavior, and `is` is the value that the program returns.
 */
export function instead(says: string, is: Json): Expectation {
  return { type: 'instead', says, is };
}

/** Marks behavior that a release has only because of the adapter for 2.x in `examples/2.x/adapter`. */
export function adapted(expectation: Expectation): Expectation {
  return expectation.type === 'lacks' ? expectation : { ...expectation, isAdapted: true };
}

/** Values by release. Each entry applies to its own release and to later releases, up to the next entry. */
export type ByRelease<Value> = Readonly<Record<`${number}.${number}.${number}`, Value>>;

type Run = (tools: Tools) => unknown;

export interface Statement {
  /** A sentence that pages can cite, with API names in backticks. */
  readonly says: string;
  /** The value that the program returns if the sentence is true. */
  readonly is: Json;
  /** Expected behavior by release. By default, the statement holds in every release. */
  readonly expect?: ByRelease<Expectation>;
  /**
   * The program, or one program per release if the API differs. A program is checked only against the types of the
   * releases on which it runs, so it can use names that other releases lack.
   */
  readonly run: Run | ByRelease<Run>;
}

/** Defines a statement. Use it for the default export of a statement file. */
export function statement(input: Statement): Statement {
  return input;
}
