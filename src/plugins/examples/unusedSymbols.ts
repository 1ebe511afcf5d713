/** Lists, per version, the symbols of the SDK that no example page uses: where an example is worth writing next. */
import fs from 'node:fs';
import path from 'node:path';
import { readApiIndex } from '../../names/apiIndex';
import { rootDir, type DocsVersion } from '../../versions';
import { readResults, type PageUses } from '../blocks/results';

/** `.generated/examples/unused-<folder>.json`. */
export interface UnusedSymbols {
  readonly version: string;
  /** How many symbols the version has of the kinds below. */
  readonly symbols: number;
  /** Kind of symbol (`class`, `function`, …) → names that no example uses, sorted. */
  readonly unused: Readonly<Record<string, readonly string[]>>;
}

/** Where a version's list is written. */
function unusedSymbolsFile({ folder }: DocsVersion): string {
  return path.join(rootDir, '.generated/examples', `unused-${folder}.json`);
}

/** The symbols, by kind, that none of the example pages uses. */
export function findUnused(
  symbols: readonly { readonly name: string; readonly kind: string }[],
  pages: readonly Pick<PageUses, 'id' | 'symbols'>[],
): UnusedSymbols['unused'] {
  const used = new Set(
    pages.filter(({ id }) => id.startsWith('examples/')).flatMap((page) => page.symbols),
  );
  const unused: Record<string, string[]> = {};
  for (const { name, kind } of symbols) if (!used.has(name)) (unused[kind] ??= []).push(name);
  for (const names of Object.values(unused)) names.sort();
  return unused;
}

/** Writes the lists of `versions`, from what the check of their pages left. Throws when that has not run. */
export function generateUnusedSymbols(versions: readonly DocsVersion[]): void {
  for (const version of versions) {
    const results = readResults(version);
    if (results === undefined) {
      throw new Error(`The pages of ${version.label} are not checked: run \`npm run generate\`.`);
    }
    const symbols = Object.values(readApiIndex(version.folder).symbols);
    const list: UnusedSymbols = {
      version: version.folder,
      symbols: symbols.length,
      unused: findUnused(symbols, results.pages),
    };
    fs.mkdirSync(path.dirname(unusedSymbolsFile(version)), { recursive: true });
    fs.writeFileSync(unusedSymbolsFile(version), `${JSON.stringify(list, null, 1)}\n`);
  }
}
