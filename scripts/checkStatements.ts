/**
 * `npx tsx scripts/checkStatements.ts`: counts the claims on each page, and the claims that cite a statement. Claims
 * are sentences, list items, and table rows that contain an API name or a default. Common mistakes, limits, defaults,
 * and errors must have a citation or an excuse. `-- concepts` lists the claims on one page that don't have a citation.
 * `DOCS_VERSIONS` selects versions.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { InlineCode } from 'mdast';
import { listPageFiles, readPage } from '@reveal-docs/api-reference/blocks/pages';
import { PageContexts, checkNames, siteSources } from '@reveal-docs/api-reference/names';
import { readEnvironment } from '../src/site/environment';
import { checkCitation } from '@reveal-docs/statements/check';
import { findPlaces } from '@reveal-docs/statements/citations';
import {
  excuseFor,
  findClaims,
  findClaimsWithoutCitation,
  type Claim,
} from '@reveal-docs/statements/coverage';
import { laneOf, readKnown } from '@reveal-docs/statements/known';
import { readExcuses } from '@reveal-docs/statements/read';
import { readVersions, rootDir, selectVersions, type DocsVersion } from '@reveal-docs/versions';
import { main } from './helpers/run';

/** Maximum share of a maintained version's citations whose evidence is the SDK's source instead of a program. */
const mostRead = 0.15;

const known = readKnown();
const ids = new Set([...known.statements.keys(), ...known.sources.keys()]);
const excuses = readExcuses();
const used = new Set<(typeof excuses)[number]>();
const contexts = new PageContexts(siteSources());

interface PageCount {
  readonly page: string;
  readonly claims: readonly Claim[];
  readonly excused: number;
  readonly run: number;
  readonly read: number;
  readonly problems: readonly string[];
}

async function countPage(version: DocsVersion, file: string): Promise<PageCount> {
  const { root, id } = await readPage(version, file);
  const context = contexts.of(file);
  const names = new Set<InlineCode>(
    context === undefined ? [] : checkNames(root, context).links.map(({ node }) => node),
  );
  const all = findClaims(root, (code) => names.has(code));
  const claims = all.filter((claim) => {
    const excuse = excuseFor(id, claim, excuses);
    if (excuse !== undefined) used.add(excuse);
    return excuse === undefined;
  });
  const places = findPlaces(fs.readFileSync(file, 'utf8'), ids);
  const checked = places.map((place) => ({
    place,
    result: checkCitation(place, laneOf(version), known),
  }));
  const count = (type: 'run' | 'source') =>
    checked.filter(({ result }) => 'ground' in result && result.ground.type === type).length;
  const where = (line: number) => `${path.relative(rootDir, file)}:${line}`;
  return {
    page: id,
    claims,
    excused: all.length - claims.length,
    run: count('run'),
    read: count('source'),
    problems: [
      ...checked.flatMap(({ place, result }) =>
        'problem' in result ? [`${where(place.line)} ${result.problem}`] : [],
      ),
      ...findClaimsWithoutCitation(id, all, excuses).map(
        ({ line, text }) => `${where(line)} has no citation: ${text}`,
      ),
    ],
  };
}

function sum(pages: readonly PageCount[], value: (page: PageCount) => number): number {
  return pages.reduce((total, page) => total + value(page), 0);
}

function share(part: number, whole: number): string {
  return whole === 0 ? '-' : `${Math.round((100 * part) / whole)} %`;
}

function cited({ claims }: PageCount): number {
  return claims.filter(({ isCited }) => isCited).length;
}

async function reportVersion(version: DocsVersion, words: readonly string[]): Promise<string[]> {
  const pages: PageCount[] = [];
  for (const file of listPageFiles(version)) pages.push(await countPage(version, file));
  const shownPages = pages.filter(({ page }) => words.length === 0 || words.includes(page));
  for (const page of shownPages) {
    const { claims } = page;
    console.log(
      `${version.label} ${page.page}: ${cited(page)} of ${claims.length} claims have a citation`,
    );
    if (words.length === 0) continue;
    for (const { line, text } of claims.filter(({ isCited }) => !isCited))
      console.log(`  ${line}: ${text}`);
  }
  const total = sum(pages, ({ claims }) => claims.length);
  const [run, read] = [sum(pages, (page) => page.run), sum(pages, (page) => page.read)];
  console.log(
    `${version.label}: ${sum(pages, cited)} of ${total} claims have a citation (${share(sum(pages, cited), total)}), ` +
      `${sum(pages, ({ excused }) => excused)} claims are excused; ${run} citations refer to statements with programs, ${read} to statements from the source code (${share(read, run + read)})`,
  );
  const isMaintained = version.isLast || version.name === 'current';
  const tooMany = isMaintained && read > mostRead * (run + read);
  return [
    ...pages.flatMap(({ problems }) => problems),
    ...(tooMany
      ? [
          `${version.label}: more than ${mostRead * 100} % of the citations refer to statements that were only checked in the source code. Cite more statements that have programs.`,
        ]
      : []),
  ];
}

main(async () => {
  const all = readVersions();
  const versions = selectVersions(all, readEnvironment().versions);
  const problems: string[] = [];
  for (const version of versions)
    problems.push(...(await reportVersion(version, process.argv.slice(2))));
  const runs = [...known.statements.values()].length;
  console.log(`${runs} statements, ${known.sources.size} sources, ${excuses.length} excuses`);
  if (versions.length === all.length) {
    const idle = excuses.filter((excuse) => !used.has(excuse));
    problems.push(
      ...idle.map(
        (excuse) =>
          `An excuse for "${'text' in excuse ? excuse.text : excuse.table}" on ${excuse.page} is unused. Remove it.`,
      ),
    );
  }
  if (problems.length > 0) throw new Error(problems.join('\n'));
});
