import type { DocsVersion } from '@reveal-docs/versions';
import type { WordsByName } from '../pages/words';
import type { Page, PageBlock } from './pages';
import type { NameHover } from '../hovers/findHovers';
import type { FileUses } from './uses';

/** Line and column refer to the page's file, and start at 1. */
export interface BlockProblem {
  readonly page: Page;
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

export interface BlockContext {
  readonly version: DocsVersion;
  readonly versions: readonly DocsVersion[];
  /** Names of removed versions. Blocks for these versions are parsed but not compiled. */
  readonly archived: readonly string[];
  readonly isApiSymbol: (name: string) => boolean;
  /** Map from packages to the exact versions that shell blocks can install. */
  readonly pins: Readonly<Record<string, readonly string[]>>;
  /** Descriptions of names that the SDK itself doesn't describe. */
  readonly words: WordsByName;
  /** Absolute paths of the workspace's programs. The check also collects the API that the programs use. */
  readonly programs: readonly string[];
}

/** Uses of the API, and hovers, in code that compiles. */
export interface CodeFacts extends FileUses {
  readonly hovers: readonly NameHover[];
}

export interface BlockReport {
  readonly count: number;
  readonly problems: readonly BlockProblem[];
  readonly usedFragments: ReadonlySet<string>;
  readonly usesOfBlocks: ReadonlyMap<PageBlock, CodeFacts>;
  /** The keys are the paths in `BlockContext.programs`. */
  readonly usesOfPrograms: ReadonlyMap<string, CodeFacts>;
}

/** Line 0 is the opening fence. Columns start at 1. */
export interface PlaceInBlock {
  readonly line: number;
  readonly column?: number;
  readonly message: string;
}

export type Report = (page: Page, block: PageBlock, at: PlaceInBlock) => void;
