/** What a check of code blocks is given, and what it finds. */
import type { DocsVersion } from '../../versions';
import type { WordsByName } from '../api/words';
import type { Page, PageBlock } from './pages';
import type { NameHover } from '../hovers/findHovers';
import type { FileUses } from './uses';

/** Something wrong in a page, by its place in the file, from 1. */
export interface BlockProblem {
  readonly page: Page;
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

/** What blocks are checked against. */
export interface BlockContext {
  readonly version: DocsVersion;
  readonly versions: readonly DocsVersion[];
  /** Names of dropped versions: their blocks are parsed only. */
  readonly archived: readonly string[];
  readonly isApiSymbol: (name: string) => boolean;
  /** Exact versions that shell blocks may install, by package. */
  readonly pins: Readonly<Record<string, readonly string[]>>;
  /** What this documentation says of names that the SDK says nothing of. */
  readonly words: WordsByName;
  /** Programs of the workspace whose uses are wanted too, absolute. */
  readonly programs: readonly string[];
}

/** What is known of code that compiles. */
export interface CodeFacts extends FileUses {
  /** What an editor would show over its names. */
  readonly hovers: readonly NameHover[];
}

/** What {@link checkBlocks} found. */
export interface BlockReport {
  readonly count: number;
  readonly problems: readonly BlockProblem[];
  readonly usedFragments: ReadonlySet<string>;
  readonly usesOfBlocks: ReadonlyMap<PageBlock, CodeFacts>;
  /** By file, as in `BlockContext.programs`. */
  readonly usesOfPrograms: ReadonlyMap<string, CodeFacts>;
}

/** A problem by its place in a block: the line is counted from the one with the fence, the column from 1. */
export interface PlaceInBlock {
  readonly line: number;
  readonly column?: number;
  readonly message: string;
}

/** Notes a problem of a block. */
export type Report = (page: Page, block: PageBlock, at: PlaceInBlock) => void;
