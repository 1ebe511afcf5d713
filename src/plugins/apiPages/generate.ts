/**
 * Writes each version's API pages into its docs folder. The content comes from the version's API model, the statements,
 * and the API history.
 */
import fs from 'node:fs';
import path from 'node:path';
import { readJson } from '@reveal-docs/shared/readJson';
import { checkCitation, type Ground, type Known } from '@reveal-docs/statements/check';
import { laneOf, readKnown, statementStamp } from '@reveal-docs/statements/known';
import { nameGrounds } from '@reveal-docs/statements/nameGrounds';
import { expectationIn } from '@reveal-docs/statements/spec';
import {
  readStatementUses,
  statementUsesFile,
  type StatementUses,
} from '@reveal-docs/statements/uses';
import { rootDir, type DocsVersion } from '@reveal-docs/versions';
import { historyFile, readHistory } from '@reveal-docs/api-reference/history/generate';
import { readResults, resultsFile } from '@reveal-docs/api-reference/blocks/results';
import { runCached } from '@reveal-docs/build-steps/cache';
import {
  type ApiModel,
  type ApiPage,
  type FactSources,
  type StatementList,
  type WordsByName,
  addFacts,
  markDataSources,
  modelFile,
  namesByPlace,
  readWords,
  usesByPlace,
  writePage,
} from '@reveal-docs/api-reference/pages';

/** Maximum number of statements per name, except in the single-page layout. Some names have dozens of statements. */
const mostPerName = 4;

/** Subfolder for pages about API changes, which packages/api-reference/src/history writes. */
const changesFolder = 'changes';

/** If a name's description cites a statement, makes that statement the first one in the name's list. */
export function withCited(uses: StatementUses, words: WordsByName): StatementUses {
  const cited = [...words].flatMap(([name, { statement }]) =>
    statement === undefined
      ? []
      : [[name, [...new Set([statement, ...(uses[name] ?? [])])]] as const],
  );
  return { ...uses, ...Object.fromEntries(cited) };
}

/**
 * Returns the statements about these names, or undefined if none exist. If a statement doesn't hold in the version, the
 * list contains the sentence that replaces it there.
 */
export function statementsOf(
  names: readonly string[],
  uses: StatementUses,
  version: DocsVersion,
  known: Known,
): StatementList<Ground> | undefined {
  const lane = laneOf(version);
  const ids = new Set(names.flatMap((name) => uses[name] ?? []));
  const grounds = [...ids].flatMap((id) => {
    const spec = known.statements.get(id);
    if (spec === undefined) return [];
    const instead = expectationIn(spec, version.release).type === 'instead';
    const checked = checkCitation({ id, instead }, lane, known);
    return 'ground' in checked ? [checked.ground] : [];
  });
  if (grounds.length === 0) return undefined;
  const most = version.api.layout === 'page' ? undefined : mostPerName;
  return { summary: nameGrounds(grounds, lane), grounds, most };
}

function readSources(version: DocsVersion, { symbols }: ApiModel): FactSources {
  const { folder, routePath, api } = version;
  const known = readKnown();
  const uses = withCited(readStatementUses(version), readWords());
  const pages = readResults(version)?.pages ?? [];
  return {
    routePath,
    history: readHistory(folder),
    uses: usesByPlace(pages, namesByPlace(symbols, routePath)),
    isSinglePage: api.layout === 'page',
    statementsOf: (names) => statementsOf(names, uses, version, known),
  };
}

function readModel(version: DocsVersion): {
  readonly symbols: ApiModel['symbols'];
  readonly pages: readonly ApiPage[];
} {
  const model = readJson<ApiModel>(modelFile(version.folder));
  const { symbols } = model;
  const pages = addFacts(model, readSources(version, model));
  const guide = `/${version.routePath}/data-modeling#type-parameters`;
  return { symbols, pages: markDataSources(pages, symbols, guide) };
}

/** Reads a version's API pages from its model, which must already exist. */
export function readApiPages(version: DocsVersion): readonly ApiPage[] {
  return readModel(version).pages;
}

/**
 * Writes `files`, and removes other files from the folder, except those in {@link changesFolder}. Unchanged files keep
 * their modification times.
 */
function replaceFiles(dir: string, files: ReadonlyMap<string, string>): void {
  const present = fs.existsSync(dir)
    ? fs.readdirSync(dir, { recursive: true, withFileTypes: true })
    : [];
  for (const entry of present.filter((one) => one.isFile())) {
    const file = path.relative(dir, path.join(entry.parentPath, entry.name));
    const name = file.split(path.sep).join('/');
    if (!files.has(name) && !name.startsWith(`${changesFolder}/`)) fs.rmSync(path.join(dir, file));
  }
  for (const [name, content] of files) {
    const file = path.join(dir, name);
    if (fs.existsSync(file) && fs.readFileSync(file, 'utf8') === content) continue;
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, content);
  }
}

/** Writes the API pages of `versions`. Their models must exist. */
export async function generateApiPages(versions: readonly DocsVersion[]): Promise<void> {
  const statements = statementStamp();
  const words = [...readWords()].map(([name, { statement }]) => [name, statement]);
  for (const version of versions) {
    const { folder, routePath, contentDir, release, interfaceRelease, api } = version;
    const dir = path.join(contentDir, 'api');
    const optional = [historyFile(folder), resultsFile(version), statementUsesFile(folder)];
    await runCached(
      {
        name: `api-pages-${folder}`,
        key: {
          routePath,
          contentDir: path.relative(rootDir, contentDir),
          release,
          interfaceRelease,
          layout: api.layout,
          statements,
          words,
        },
        code: [__filename],
        inputs: [modelFile(folder), ...optional.filter((file) => fs.existsSync(file))],
        outputs: [path.join(dir, 'index.md')],
      },
      async () => {
        const { symbols, pages } = readModel(version);
        replaceFiles(dir, new Map(pages.map((page) => [page.file, writePage(page, symbols)])));
      },
    );
  }
}
