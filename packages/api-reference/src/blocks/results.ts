/** Results of checking a version's pages, stored in `.generated/blocks/<folder>.json`. */
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
 * An API name in the visible part of a block. Lines start at 1, and columns at 0. `url` is a path from the site's root,
 * without the base path.
 */
export type CodeLink = readonly [line: number, column: number, length: number, url: string];

export interface PageUses {
  readonly id: string;
  readonly title: string;
  /** Pathname from the site's root, without the base path. */
  readonly url: string;
  /** Symbols that the page's blocks and programs use. */
  readonly symbols: readonly string[];
  /**
   * Targets of links from inline code to API documentation: sorted paths from the site's root, without the base path.
   */
  readonly named: readonly string[];
  /** Sorted words that make up a whole inline code span, with or without empty parentheses: `color`, `add()`. */
  readonly words: readonly string[];
  /** Map from the {@link codeKey} of each block and program to its links. */
  readonly links: Readonly<Record<string, readonly CodeLink[]>>;
}

export interface BlockResults {
  readonly version: string;
  /** Number of blocks that were checked. */
  readonly blocks: number;
  readonly problems: readonly PageProblem[];
  /** `code` of each `notApiNames` entry that the version's pages need. */
  readonly usedNotApiNames: readonly string[];
  /** `name` of each `fragments.ts` entry that the version's pages need. */
  readonly usedFragments: readonly string[];
  /** `reason` of each `releaseRules.ts` entry that the version's pages need. */
  readonly usedReleases: readonly string[];
  readonly pages: readonly PageUses[];
}

/** Returns the path of the file with a version's results. */
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

/**
 * Returns the key for a block's links. The key is a hash of the block's code, so that a block never gets the links of
 * other code.
 */
export function codeKey(code: string): string {
  return contentHash(code);
}
