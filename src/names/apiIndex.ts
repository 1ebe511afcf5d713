/**
 * The symbol index of one version: where each public name is documented. Written by the generators of this
 * folder to `.generated/api/<folder>.json`; read by the link transform, the search records and the tests.
 */
import fs from 'node:fs';
import path from 'node:path';
import { rootDir } from '../versions';
import { readJson } from '../files/readJson';

export type SymbolKind = 'class' | 'interface' | 'enum' | 'function' | 'type' | 'variable';

export type MemberKind = 'constructor' | 'property' | 'accessor' | 'method' | 'enum member';

export interface ApiMember {
  readonly kind: MemberKind;
  /** Id of the element that documents the member, on its symbol's page; without `#`. */
  readonly anchor: string;
  /** `Symbol.member` that it inherits, overrides or implements; that symbol may not be exported. */
  readonly base?: string;
}

export interface ApiSymbol {
  readonly name: string;
  readonly kind: SymbolKind;
  /** Key of the entry point that exports it: `cognite_reveal`, `cognite_reveal_tools`, … */
  readonly module: string;
  /** Page below the version's route, without slashes at its ends: `api/cognite_reveal/classes/IndexSet`. */
  readonly page: string;
  /** Id of the symbol's heading, where a page documents several; without `#`. */
  readonly anchor?: string;
  readonly members: Readonly<Record<string, ApiMember>>;
}

export interface ApiIndex {
  /** Folder of the version: `next`, `4.x`, … */
  readonly version: string;
  readonly symbols: Readonly<Record<string, ApiSymbol>>;
}

/** What a version exports without a word of documentation, so that guides can cover it. */
export interface UndocumentedReport {
  readonly version: string;
  readonly exports: number;
  readonly undocumented: readonly Pick<ApiSymbol, 'name' | 'kind' | 'module' | 'page'>[];
  /** Members without a comment, as `Symbol.member`; inherited ones count once, where they are declared. */
  readonly members: number;
  readonly undocumentedMembers: readonly string[];
}

function dataFile(name: string, root: string): string {
  return path.join(root, '.generated', 'api', name);
}

/** File of a version's symbol index, absolute, in the site whose folder is `root`. */
export function apiIndexFile(folder: string, root: string = rootDir): string {
  return dataFile(`${folder}.json`, root);
}

/** File of a version's list of undocumented exports, absolute. */
export function undocumentedFile(folder: string): string {
  return dataFile(`undocumented-${folder}.json`, rootDir);
}

/** The symbol index of a version, or undefined when it was not generated. Throws when the file is not an index. */
export function findApiIndex(folder: string, root: string = rootDir): ApiIndex | undefined {
  const file = apiIndexFile(folder, root);
  if (!fs.existsSync(file)) return undefined;
  const index = readJson<Partial<ApiIndex>>(file);
  if (typeof index.symbols !== 'object' || Object.keys(index.symbols).length === 0) {
    throw new Error(
      `${path.relative(root, file)} holds no API symbols: delete .generated/ and run \`npx tsx scripts/generate.ts\`.`,
    );
  }
  return index as ApiIndex;
}

/** The symbol index of a version. Throws when it is not generated yet, naming the command that does it. */
export function readApiIndex(folder: string, root: string = rootDir): ApiIndex {
  const index = findApiIndex(folder, root);
  if (index === undefined) {
    const file = path.relative(root, apiIndexFile(folder, root));
    throw new Error(`${file} is missing: run \`npx tsx scripts/generate.ts\`.`);
  }
  return index;
}

/** Route of a markdown file below the version's route: `api/index.md` → `api`. */
export function pageOfFile(file: string): string {
  return file.replace(/\.md$/, '').replace(/\/index$/, '');
}
