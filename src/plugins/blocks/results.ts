/** What the check of a version's pages leaves in `.generated/blocks/<folder>.json`, for all that reads it. */
import fs from 'node:fs';
import path from 'node:path';
import { contentHash } from '../cache';
import { rootDir, type DocsVersion } from '../../versions';
import { readJson } from '../../files/readJson';

/** Something wrong in a page. */
export interface PageProblem {
  /** Relative to the repository's root. */
  readonly file: string;
  /** Line and column in the file, from 1. */
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

/**
 * A name of the API in what a block shows: line from 1 and column from 0 there, length, and where the name is
 * documented, as a pathname from the site's root without the base path.
 */
export type CodeLink = readonly [line: number, column: number, length: number, url: string];

/** A page whose code uses the API. */
export interface PageUses {
  readonly id: string;
  readonly title: string;
  /** Pathname from the site's root, without the base path. */
  readonly url: string;
  /** Symbols that the page's blocks, or the program that it shows, use. */
  readonly symbols: readonly string[];
  /** Where its inline code links in the API, as pathnames from the site's root without the base path, sorted. */
  readonly named: readonly string[];
  /** Single words in its inline code, `color` or `add()` without what is behind the word, sorted. */
  readonly words: readonly string[];
  /** Links of each block that has any, by {@link codeKey}. */
  readonly links: Readonly<Record<string, readonly CodeLink[]>>;
}

/** The result for one version. */
export interface BlockResults {
  readonly version: string;
  /** How many blocks were compiled or parsed. */
  readonly blocks: number;
  readonly problems: readonly PageProblem[];
  /** Entries of the site-wide lists that this version's pages needed. */
  readonly usedNotApiNames: readonly string[];
  readonly usedFragments: readonly string[];
  /** Reasons of the entries of `releaseRules.ts` that were needed. */
  readonly usedReleases: readonly string[];
  readonly pages: readonly PageUses[];
}

/** Where a version's results are. */
export function resultsFile(version: DocsVersion, root: string = rootDir): string {
  return path.join(root, '.generated', 'blocks', `${version.folder}.json`);
}

/** A version's results, or undefined when its pages were not checked yet. */
export function readResults(
  version: DocsVersion,
  root: string = rootDir,
): BlockResults | undefined {
  const file = resultsFile(version, root);
  return fs.existsSync(file) ? readJson<BlockResults>(file) : undefined;
}

/** Identifies a block's code, so that links made for other code are never used. */
export function codeKey(code: string): string {
  return contentHash(code);
}
