/** Types for the input and output of the code block check. */
import type { DocsVersion } from '@reveal-docs/versions';
import type { WordsByName } from '../pages/words';
import type { Page, PageBlock } from './pages';
import type { NameHover } from '../hovers/findHovers';
import type { FileUses } from './uses';

/** A problem on a page, with its line and column in the file. Both start at 1. */
export interface BlockProblem {
  readonly page: Page;
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

/** Input of the check, except the blocks. */
export interface BlockContext {
  readonly version: DocsVersion;
  readonly versions: readonly DocsVersion[];
  /** Names of dropped versions. Their blocks are only parsed. */
  readonly archived: readonly string[];
  readonly isApiSymbol: (name: string) => boolean;
  /** Exact versions that shell blocks can install, by package. */
  readonly pins: Readonly<Record<string, readonly string[]>>;
  /** This documentation's descriptions of names that the SDK doesn't describe. */
  readonly words: WordsByName;
  /** Absolute paths of programs in the workspace. The check also finds the API that they use. */
  readonly programs: readonly string[];
}

/** Results for code that compiles. */
export interface CodeFacts extends FileUses {
  /** Hovers that an editor would show for the names in the code. */
  readonly hovers: readonly NameHover[];
}

/** Result of {@link checkBlocks}. */
export interface BlockReport {
  readonly count: number;
  readonly problems: readonly BlockProblem[];
  readonly usedFragments: ReadonlySet<string>;
  readonly usesOfBlocks: ReadonlyMap<PageBlock, CodeFacts>;
  /** API uses and hovers by program file. The keys are the paths in `BlockContext.programs`. */
  readonly usesOfPrograms: ReadonlyMap<string, CodeFacts>;
}

/** A place in a block. The fence is line 1, and columns start at 1. */
export interface PlaceInBlock {
  readonly line: number;
  readonly column?: number;
  readonly message: string;
}

export type Report = (page: Page, block: PageBlock, at: PlaceInBlock) => void;
