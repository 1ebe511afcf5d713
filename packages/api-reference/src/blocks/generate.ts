/**
 * Checks the hand-written pages of each version. Finds problems that writers must fix. Also finds the API that code
 * uses, for links between code and API pages. Results are cached per version.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { Root } from 'mdast';
import ts from 'typescript';
import { visit } from 'unist-util-visit';
import { apiUrl, checkNames, type IndexedVersion } from '../names/checkNames';
import { fragments } from './fragments';
import { notApiNames } from '../names/nameRules';
import { checkReleases } from '../names/checkReleases';
import { namedReleases } from '../names/releaseRules';
import { readJson } from '@reveal-docs/shared/readJson';
import { PageContexts, siteSources, type NameSources } from '../names/pageContext';
import { readVersions, rootDir, sdkPackage, type DocsVersion } from '@reveal-docs/versions';
import { apiIndexFile } from '../names/apiIndex';
import { runCached, type CachedTask } from '@reveal-docs/build-steps/cache';
import { generateSdkTypes } from '../types/generate';
import { readWords, wordsDir } from '../pages/words';
import { hoversFile, writeHovers } from '../hovers/hoversFile';
import type { BlockReport } from './blockReport';
import { checkBlocks } from './checkBlocks';
import { listPageFiles, readPage, type Page } from './pages';
import {
  codeKey,
  readResults,
  resultsFile,
  type BlockResults,
  type CodeLink,
  type PageUses,
} from './results';
import { shownFrom } from '../code/cutLine';
import type { ApiUse } from './uses';

function listPrograms(version: DocsVersion): string[] {
  return fs
    .readdirSync(version.workspaceDir)
    .filter((file) => /^[\w-]+\.tsx?$/.test(file))
    .map((file) => path.join(version.workspaceDir, file))
    .sort();
}

function readPins(version: DocsVersion): Record<string, string[]> {
  const { dependencies = {} } = readJson<{ dependencies?: Record<string, string> }>(
    path.join(version.workspaceDir, 'package.json'),
  );
  const pins = Object.fromEntries(
    Object.entries(dependencies).map(([name, release]) => [name, [release]]),
  );
  return { ...pins, [sdkPackage]: [...new Set([version.interfaceRelease, version.release])] };
}

function linksOf(code: string, places: readonly ApiUse[], own: IndexedVersion): CodeLink[] {
  const hidden = code.slice(0, shownFrom(code)).split('\n').length - 1;
  return places.flatMap((use): CodeLink[] => {
    const url = apiUrl(own, use);
    return url === undefined ? [] : [[use.line - hidden, use.column - 1, use.length, url]];
  });
}

/** Returns the words that make up a whole inline code span, with or without empty parentheses: `color`, `add()`. */
function inlineWords(root: Root): string[] {
  const words = new Set<string>();
  visit(root, 'inlineCode', ({ value }) => {
    const [, word] = /^([A-Za-z_$][\w$]*)(?:\(\))?$/.exec(value) ?? [];
    if (word !== undefined) words.add(word);
  });
  return [...words].sort();
}

function collectUses(
  version: DocsVersion,
  own: IndexedVersion,
  pages: readonly Page[],
  report: BlockReport,
  namesOf: ReadonlyMap<Page, ReadonlySet<string>>,
): PageUses[] {
  return pages.map((page) => {
    const { id, title, url } = page;
    const named = [...(namesOf.get(page) ?? [])].sort();
    const words = inlineWords(page.root);
    const symbols = new Set<string>();
    const links: Record<string, readonly CodeLink[]> = {};
    for (const block of page.blocks) {
      const uses = report.usesOfBlocks.get(block);
      for (const symbol of uses?.symbols ?? []) symbols.add(symbol);
      const found = linksOf(block.code, uses?.places ?? [], own);
      if (found.length > 0) links[codeKey(block.code)] = found;
    }
    for (const name of page.programs) {
      const file = path.join(version.workspaceDir, `${name}.ts`);
      const uses = report.usesOfPrograms.get(file);
      for (const symbol of uses?.symbols ?? []) symbols.add(symbol);
      if (uses === undefined) continue;
      const code = fs.readFileSync(file, 'utf8');
      links[codeKey(code)] = linksOf(code, uses.places, own);
    }
    return { id, title, url, symbols: [...symbols].sort(), named, words, links };
  });
}

function writePageHovers(version: DocsVersion, page: Page, report: BlockReport): void {
  const blocks = page.blocks.flatMap((block) => {
    const hovers = report.usesOfBlocks.get(block)?.hovers;
    return hovers === undefined ? [] : [{ code: block.code, hovers }];
  });
  const shown = page.programs.length === 0 ? [] : [...page.programs, 'project'];
  const programs = shown.flatMap((name) => {
    const file = path.join(version.workspaceDir, `${name}.ts`);
    const hovers = report.usesOfPrograms.get(file)?.hovers;
    return hovers === undefined ? [] : [{ code: fs.readFileSync(file, 'utf8'), hovers }];
  });
  writeHovers(page.url, [...blocks, ...programs]);
}

async function check(
  version: DocsVersion,
  { versions, archived }: NameSources,
  contexts: PageContexts,
): Promise<BlockResults> {
  const pages = await Promise.all(listPageFiles(version).map((file) => readPage(version, file)));
  const own = contexts.indexOf(version);
  const report = checkBlocks(pages, {
    version,
    versions,
    archived: archived.map(({ name }) => name),
    isApiSymbol: (name) => own.lookup.symbol(name) !== undefined,
    pins: readPins(version),
    words: readWords(),
    programs: listPrograms(version),
  });
  for (const page of pages) writePageHovers(version, page, report);
  const usedNotApiNames = new Set<string>();
  const usedReleases = new Set<string>();
  const namesOf = new Map<Page, ReadonlySet<string>>();
  const ownReleases = [version.release, version.interfaceRelease];
  const problems = report.problems.map(({ page, ...problem }) => ({ file: page.file, ...problem }));
  for (const page of pages) {
    const releases = checkReleases(page.root, { page: page.id, own: ownReleases }, namedReleases);
    for (const { reason } of releases.used) usedReleases.add(reason);
    problems.push(...releases.problems.map((problem) => ({ file: page.file, ...problem })));
    const context = contexts.of(page.file);
    if (context === undefined) continue;
    const names = checkNames(page.root, context);
    namesOf.set(page, new Set(names.links.map(({ url }) => url)));
    for (const excuse of names.usedExcuses) usedNotApiNames.add(excuse);
    for (const { node, message } of names.problems) {
      const { line = 1, column = 1 } = node.position?.start ?? {};
      problems.push({ file: page.file, line, column, message });
    }
  }
  return {
    version: version.folder,
    blocks: report.count,
    problems: problems
      .map((problem) => ({ ...problem, file: path.relative(rootDir, problem.file) }))
      .sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column),
    usedNotApiNames: [...usedNotApiNames].sort(),
    usedFragments: [...report.usedFragments].sort(),
    usedReleases: [...usedReleases].sort(),
    pages: collectUses(version, own, pages, report, namesOf),
  };
}

/** Returns the cached task that checks a version's pages and programs. */
export function blocksTask(version: DocsVersion, { archived }: NameSources): CachedTask {
  const all = readVersions();
  const indexes = all
    .map(({ folder }) => apiIndexFile(folder))
    .filter((file) => fs.existsSync(file));
  return {
    name: `blocks-${version.folder}`,
    key: [ts.version, archived],
    code: [__filename],
    inputs: [
      ...listPageFiles(version),
      ...listPrograms(version),
      ...all.map(({ workspaceDir }) => path.join(workspaceDir, 'package.json')),
      ...indexes,
      path.join(rootDir, 'package-lock.json'),
      wordsDir,
    ],
    // Not every page has a hover file, so list only the hover file of a page that has hovers in every version.
    outputs: [resultsFile(version), hoversFile(`/${version.routePath}/concepts`)],
  };
}

/**
 * Checks the pages of `versions` that have changed since the last check, and resolves with each version's results.
 * Rejects when a page doesn't parse or an API index is missing. Problems on pages are results, not errors.
 */
export async function checkVersions(versions: readonly DocsVersion[]): Promise<BlockResults[]> {
  await generateSdkTypes(readVersions());
  const sources = siteSources();
  const contexts = new PageContexts(sources);
  for (const version of versions) {
    await runCached(blocksTask(version, sources), async () => {
      const file = resultsFile(version);
      fs.mkdirSync(path.dirname(file), { recursive: true });
      fs.writeFileSync(file, JSON.stringify(await check(version, sources, contexts)));
    });
  }
  return versions.map((version) => readResults(version)).filter((results) => results !== undefined);
}

const siteLists = { notApiNames, fragments, namedReleases };

/** Returns unused entries of the site-wide lists. `results` must include every version. */
export function findUnusedEntries(
  results: readonly Pick<BlockResults, 'usedNotApiNames' | 'usedFragments' | 'usedReleases'>[],
  lists: typeof siteLists = siteLists,
): string[] {
  const names = new Set(results.flatMap(({ usedNotApiNames }) => usedNotApiNames));
  const usedFragments = new Set(results.flatMap((result) => result.usedFragments));
  const usedReleases = new Set(results.flatMap((result) => result.usedReleases));
  return [
    ...lists.notApiNames
      .filter(({ code }) => !names.has(code))
      .map(({ code }) => `nameRules.ts: \`${code}\` in notApiNames is unused. Remove it.`),
    ...lists.fragments
      .filter(({ name }) => !usedFragments.has(name))
      .map(({ name }) => `fragments.ts: "${name}" is unused. Remove it.`),
    ...lists.namedReleases
      .filter(({ reason }) => !usedReleases.has(reason))
      .map(({ page, reason }) => `releaseRules.ts: "${page}: ${reason}" is unused. Remove it.`),
  ];
}

/** Checks all pages of `versions`. Rejects with an error that lists all problems, if any. */
export async function generateBlocks(versions: readonly DocsVersion[]): Promise<void> {
  const results = await checkVersions(versions);
  const isAll = versions.length === readVersions().length;
  const lines = [
    ...results.flatMap(({ problems }) => problems.map(formatProblem)),
    ...(isAll ? findUnusedEntries(results) : []),
  ];
  if (lines.length > 0) {
    throw new Error(`${lines.join('\n')}\n${lines.length} problems found in pages.`);
  }
}

/** Formats a problem like a compiler: `docs/concepts.mdx:12:3 message`. */
export function formatProblem(problem: BlockResults['problems'][number]): string {
  return `${problem.file}:${problem.line}:${problem.column} ${problem.message}`;
}
