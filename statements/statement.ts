/**
 * How a statement about the SDK is written: a sentence, a small program, what the program gives when the sentence is
 * true, and in which releases it is. See README.md.
 */
import type { Tools } from './kit/tools';

/** What a program gives: plain data, so that it can be kept and compared. */
export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [name: string]: Json | undefined };

/** What a release does: the statement is true in it, something else happens, or there is nothing to ask. */
export type Expectation =
  | { readonly type: 'holds' }
  | { readonly type: 'instead'; readonly says: string; readonly is: Json }
  | { readonly type: 'lacks' };

/** The statement is true. */
export const holds: Expectation = { type: 'holds' };
/** The release does not have what the program uses, so it does not run there. */
export const lacks: Expectation = { type: 'lacks' };

/** The statement is not true: `says` is what happens instead, as a sentence, and `is` what the program gives. */
export function instead(says: string, is: Json): Expectation {
  return { type: 'instead', says, is };
}

/** By release: each entry goes for its release and for all later ones, up to the next entry. */
export type ByRelease<Value> = Readonly<Record<`${number}.${number}.${number}`, Value>>;

type Run = (tools: Tools) => unknown;

export interface Statement {
  /** One sentence, with API names in backticks, that pages may rest on. */
  readonly says: string;
  /** What the program gives when the sentence is true. */
  readonly is: Json;
  /** Without it, the statement holds in every release. */
  readonly expect?: ByRelease<Expectation>;
  /**
   * The program. Where the API has another form in other releases, one for each: only the one that runs is checked
   * against a release's types, so the others may name what that release does not have.
   */
  readonly run: Run | ByRelease<Run>;
}

/** The default export of a statement's file. */
export function statement(input: Statement): Statement {
  return input;
}
