/**
 * What the generated API pages hold, by name: `.generated/api/<folder>.json`, written by the API generator.
 * Node only.
 */
import fs from 'node:fs';
import path from 'node:path';
import { rootDir, type DocsVersion } from '../versions';

/** One exported symbol and where its documentation is. */
export interface ApiSymbol {
  readonly name: string;
  /** `class`, `interface`, `enum`, `function`, `type alias`, `variable`, `namespace`, … */
  readonly kind: string;
  /** Module of the API pages: `cognite_reveal`, `cognite_reveal_tools`, … */
  readonly module: string;
  /** Path below the version's route: `api/cognite_reveal/classes/Cognite3DViewer`. */
  readonly page: string;
  /** Fragment on that page, for symbols that share a page. */
  readonly anchor?: string;
  readonly members: Readonly<Record<string, { readonly kind: string; readonly anchor: string }>>;
}

/** All symbols of one version's API pages. */
export interface ApiIndex {
  readonly version: string;
  readonly symbols: Readonly<Record<string, ApiSymbol>>;
}

/** Where the API generator leaves a version's index. */
export function apiIndexFile(version: DocsVersion, root: string = rootDir): string {
  return path.join(root, '.generated', 'api', `${version.folder}.json`);
}

/** A version's index, or undefined when it was not generated. Throws when the file is not an index. */
export function readApiIndex(version: DocsVersion, root: string = rootDir): ApiIndex | undefined {
  const file = apiIndexFile(version, root);
  if (!fs.existsSync(file)) return undefined;
  const index = JSON.parse(fs.readFileSync(file, 'utf8')) as Partial<ApiIndex>;
  if (typeof index.symbols !== 'object' || Object.keys(index.symbols).length === 0) {
    throw new Error(
      `${path.relative(root, file)} holds no API symbols: delete .generated/ and run \`npm run generate\`.`,
    );
  }
  return index as ApiIndex;
}
