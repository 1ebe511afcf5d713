/**
 * Reads and stores the results of checking a version's pages: `.generated/blocks/<folder>.json`.
 */
import fs from 'node:fs';
import path from 'node:path';
import { contentHash } from '@reveal-docs/build-steps/cache';
import { rootDir, type DocsVersion } from '@reveal-docs/versions';
import { readJson } from '@reveal-docs/shared/readJson';

export interface PageProblem {
  /** Relative to the repository's root. */
  readonly file: string;
  /** Line and column in the file, starting at 1. */
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

/**
 * An API name in a visible block: line (starting at 1), column (starting at 0), length, and path of
 * its documentation. The path starts at the site's root and omits the base path.
 */
export type CodeLink = readonly [line: number, column: number, length: number, url: string];

/** A page whose code uses the API. */
export interface PageUses {
  readonly id: string;
  readonly title: string;
  /** Pathname from the site's root, without the base path. */
  readonly url: string;
  /** Symbols that the page's blocks or its program use. */
  readonly symbols: readonly string[];
  /**
   * API documentation linked from its inline code, as sorted pathnames from the site's root,
   * without the base path.
   */
  readonly named: readonly string[];
  /**
   * Single words in its inline code, such as `color` or `add()`. Arguments and properties after the
   * word are removed. Sorted.
   */
  readonly words: readonly string[];
  /** Links of each block that has links, by {@link codeKey}. */
  readonly links: Readonly<Record<string, readonly CodeLink[]>>;
}

export interface BlockResults {
  readonly version: string;
  /** Number of blocks that were compiled or parsed. */
  readonly blocks: number;
  readonly problems: readonly PageProblem[];
  /** Entries of the site-wide lists that this version's pages need. */
  readonly usedNotApiNames: readonly string[];
  readonly usedFragments: readonly string[];
  /** The `reason` of each entry in `releaseRules.ts` that its pages need. */
  readonly usedReleases: readonly string[];
  readonly pages: readonly PageUses[];
}

/** Returns the file with a version's results. */
export function resultsFile(version: DocsVersion, root: string = rootDir): string {
  return path.join(root, '.generated', 'blocks', `${version.folder}.json`);
}

/** Reads a version's results. Returns undefined if its pages haven't been checked yet. */
export function readResults(
  version: DocsVersion,
  root: string = rootDir,
): BlockResults | undefined {
  const file = resultsFile(version, root);
  return fs.existsSync(file) ? readJson<BlockResults>(file) : undefined;
}

/** Returns a key for a block's code. If the code changes, the key changes, so links for other code are never used. */
export function codeKey(code: string): string {
  return contentHash(code);
}
