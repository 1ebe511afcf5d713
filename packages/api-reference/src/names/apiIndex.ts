/**
 * The symbol index of a version lists where each public name is documented. The API generators write it to
 * `.generated/api/<folder>.json`.
 */
import fs from 'node:fs';
import path from 'node:path';
import { rootDir } from '@reveal-docs/versions';
import { readJson } from '@reveal-docs/shared/readJson';

export type SymbolKind = 'class' | 'interface' | 'enum' | 'function' | 'type' | 'variable';

export type MemberKind = 'constructor' | 'property' | 'accessor' | 'method' | 'enum member';

export interface ApiMember {
  readonly kind: MemberKind;
  /** ID of the element that documents the member on its symbol's page, without `#`. */
  readonly anchor: string;
  /**
   * The original `Symbol.member`, if this member is inherited, or if it overrides or implements another member. The
   * original's symbol might not be exported.
   */
  readonly base?: string;
}

export interface ApiSymbol {
  readonly name: string;
  readonly kind: SymbolKind;
  /** Key of the entry point that exports the symbol: `cognite_reveal`, `cognite_reveal_tools`, … */
  readonly module: string;
  /** Path of the page below the version's route, without outer slashes: `api/cognite_reveal/classes/IndexSet`. */
  readonly page: string;
  /** ID of the symbol's heading without `#`, if the symbol's page documents several symbols. */
  readonly anchor?: string;
  readonly members: Readonly<Record<string, ApiMember>>;
}

export interface ApiIndex {
  /** Folder of the version: `next`, `4.x`, … */
  readonly version: string;
  readonly symbols: Readonly<Record<string, ApiSymbol>>;
}

/** A version's exports and members that don't have a documentation comment. Guides should cover these names. */
export interface UndocumentedReport {
  readonly version: string;
  readonly exports: number;
  readonly undocumented: readonly Pick<ApiSymbol, 'name' | 'kind' | 'module' | 'page'>[];
  /** Number of members. Inherited members count once, where they're declared. */
  readonly members: number;
  readonly undocumentedMembers: readonly string[];
}

function dataFile(name: string, root: string): string {
  return path.join(root, '.generated', 'api', name);
}

/** Returns the absolute path of a version's symbol index, for the site at `root`. */
export function apiIndexFile(folder: string, root: string = rootDir): string {
  return dataFile(`${folder}.json`, root);
}

/** Returns the absolute path of a version's list of undocumented exports. */
export function undocumentedFile(folder: string): string {
  return dataFile(`undocumented-${folder}.json`, rootDir);
}

/**
 * Reads a version's symbol index. Returns undefined if the index wasn't generated. Throws if the file isn't an index.
 */
export function findApiIndex(folder: string, root: string = rootDir): ApiIndex | undefined {
  const file = apiIndexFile(folder, root);
  if (!fs.existsSync(file)) return undefined;
  const index = readJson<Partial<ApiIndex>>(file);
  if (typeof index.symbols !== 'object' || Object.keys(index.symbols).length === 0) {
    throw new Error(
      `${path.relative(root, file)} contains no API symbols. Delete .generated/ and run \`npx tsx scripts/generate.ts\`.`,
    );
  }
  return index as ApiIndex;
}

/** Reads a version's symbol index. If the index wasn't generated, throws an error with the command to run. */
export function readApiIndex(folder: string, root: string = rootDir): ApiIndex {
  const index = findApiIndex(folder, root);
  if (index === undefined) {
    const file = path.relative(root, apiIndexFile(folder, root));
    throw new Error(`${file} is missing. Run \`npx tsx scripts/generate.ts\`.`);
  }
  return index;
}

/** Converts a Markdown file to its route below the version's route: `api/index.md` → `api`. */
export function pageOfFile(file: string): string {
  return file.replace(/\.md$/, '').replace(/\/index$/, '');
}
