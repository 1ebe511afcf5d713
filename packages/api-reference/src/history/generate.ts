/**
 * Writes the API history of each version, based on the recorded releases. The history consists of a page for each step
 * from one recorded release to the next (`api/changes/…`), and the history of each name for the API pages.
 */
import fs from 'node:fs';
import path from 'node:path';
import { apiUrl, type IndexedVersion } from '../names/checkNames';
import { isMember } from '../names/memberName';
import { PageContexts, siteSources } from '../names/pageContext';
import { readVersions, rootDir, type DocsVersion } from '@reveal-docs/versions';
import { apiIndexFile } from '../names/apiIndex';
import { movesFile, readMoves } from '../changes/generate';
import type { KnownMoves } from '../changes/compare';
import { runCached } from '@reveal-docs/build-steps/cache';
import type { Surface } from '../changes/surface';
import {
  checkExact,
  historyOf,
  withDeprecations,
  type Deprecations,
  type ExactReleases,
  type HistoryEvent,
  type LinkedEvent,
  type LinkedHistory,
} from './history';
import {
  renderStep,
  sectionAnchors,
  stepPage,
  symbolAnchor,
  type LinkOf,
  type StepLinks,
} from './page';
import { compareReleases, readReleases, releasesDir } from './releases';
import { buildSteps, type Step } from './steps';
import { readJson } from '@reveal-docs/shared/readJson';

const exactFile = path.join(__dirname, 'exact.json');
/** File with the replacements for deprecated names. */
const deprecatedFile = path.join(__dirname, 'deprecated.json');

function isDeprecatedIn(surface: Surface, name: string): boolean {
  const [symbol = '', member] = name.split('.');
  const found = Object.hasOwn(surface, symbol) ? surface[symbol] : undefined;
  if (member === undefined || found?.isDeprecated === true) return found?.isDeprecated === true;
  return found !== undefined && Object.hasOwn(found.members, member)
    ? found.members[member]?.isDeprecated === true
    : false;
}

/**
 * Reads the names that the newest recorded release marks as deprecated, and their replacements. Throws when a
 * replacement is missing or unused.
 */
function readDeprecations(steps: readonly Step[]): Deprecations {
  const newest = readReleases().at(-1);
  const isStill = (name: string): boolean =>
    newest !== undefined && isDeprecatedIn(newest.surface, name);
  const instead = readJson<Record<string, string>>(deprecatedFile);
  const owing = new Set(steps.flatMap(({ deprecated }) => deprecated).filter(isStill));
  const missing = [...owing].filter((name) => instead[name] === undefined);
  const idle = Object.keys(instead).filter((name) => !owing.has(name));
  if (missing.length > 0 || idle.length > 0) {
    throw new Error(
      `${path.relative(rootDir, deprecatedFile)} is wrong: ` +
        `${[...missing.map((name) => `${name} is missing`), ...idle.map((name) => `${name} is not deprecated`)].join(', ')}.`,
    );
  }
  return { isStill, instead };
}

/** Returns the absolute path of the file with the history of a version's names. */
export function historyFile(folder: string): string {
  return path.join(rootDir, '.generated', 'apiHistory', `${folder}.json`);
}

/** Reads the history of a version's names. Returns an empty object if the history wasn't generated. */
export function readHistory(folder: string): LinkedHistory {
  const file = historyFile(folder);
  return fs.existsSync(file) ? readJson<LinkedHistory>(file) : {};
}

function allMoves(versions: readonly DocsVersion[]): KnownMoves {
  const moves = versions.map(readMoves);
  return {
    renamed: Object.assign({}, ...moves.map(({ renamed }) => renamed)) as KnownMoves['renamed'],
    instead: Object.assign({}, ...moves.map(({ instead }) => instead)) as KnownMoves['instead'],
    newTypeArguments: moves.flatMap(({ newTypeArguments }) => newTypeArguments),
  };
}

/** Returns the steps between recorded releases. Throws when `exact.json` contradicts the steps. */
export function readSteps(): Step[] {
  const steps = buildSteps(readReleases(), allMoves(readVersions()));
  const exact = readJson<ExactReleases>(exactFile);
  const problems = checkExact(steps, exact);
  if (problems.length > 0) {
    throw new Error(`${path.relative(rootDir, exactFile)} is wrong:\n${problems.join('\n')}`);
  }
  return steps;
}

/** Returns the steps up to the release that a version's pages describe. */
export function stepsOf(version: DocsVersion, steps: readonly Step[]): Step[] {
  return steps.filter(({ to }) => compareReleases(to, version.interfaceRelease) <= 0);
}

/**
 * Returns a version whose pages include a step: `version` if possible, or else the latest version, or else any other
 * version.
 */
function homeOf(
  version: DocsVersion,
  step: Step,
  all: readonly DocsVersion[],
): DocsVersion | undefined {
  const latestFirst = [...all].sort((a, b) => Number(b.isLast) - Number(a.isLast));
  return [version, ...latestFirst].find((candidate) => stepsOf(candidate, [step]).length > 0);
}

function anchorOf({ type, name }: HistoryEvent): string {
  return !isMember(name) && type in sectionAnchors
    ? sectionAnchors[type as keyof typeof sectionAnchors]
    : symbolAnchor(name);
}

/**
 * Creates a function that returns the URL of a name's documentation. The URL is in the first of `versions` whose API
 * contains exactly this name.
 */
function linker(versions: readonly IndexedVersion[]): LinkOf {
  return (name) => {
    const [symbol = '', member] = name.split('.');
    const home = versions.find(({ lookup }) => {
      const found = lookup.symbol(symbol);
      return found !== undefined && (member === undefined || Object.hasOwn(found.members, member));
    });
    return home && apiUrl(home, member === undefined ? { symbol } : { symbol, member });
  };
}

/**
 * Returns the links for a step's page. For names that existed before the step, the link leads to a version that isn't
 * newer than `step.from`, if possible.
 */
function linksOf(step: Step, version: DocsVersion, contexts: PageContexts): StepLinks {
  const releases = new Map(
    readVersions().map(({ folder, interfaceRelease }) => [folder, interfaceRelease]),
  );
  const isOld = ({ folder }: IndexedVersion): boolean =>
    compareReleases(releases.get(folder) ?? '', step.from) <= 0;
  const near = contexts.near(version);
  return {
    now: linker(near),
    before: linker([...near].sort((a, b) => Number(isOld(b)) - Number(isOld(a)))),
  };
}

function writeVersion(version: DocsVersion, steps: readonly Step[], contexts: PageContexts): void {
  const all = readVersions();
  const pagesDir = path.join(version.contentDir, 'api', 'changes');
  fs.rmSync(pagesDir, { recursive: true, force: true });
  for (const step of stepsOf(version, steps)) {
    const file = path.join(version.contentDir, `${stepPage(step)}.md`);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, renderStep(step, linksOf(step, version, contexts)));
  }
  const byRelease = new Map(steps.map((step) => [step.to, step]));
  const exact = readJson<ExactReleases>(exactFile);
  const history = withDeprecations(
    historyOf(steps, version.interfaceRelease, exact),
    readDeprecations(steps),
  );
  const linked = Object.entries(history).map(([name, events]) => [
    name,
    events.map((event): LinkedEvent => {
      const step = byRelease.get(event.by);
      const home = step && homeOf(version, step, all);
      if (step === undefined || home === undefined) return event;
      return { ...event, url: `/${home.routePath}/${stepPage(step)}#${anchorOf(event)}` };
    }),
  ]);
  const file = historyFile(version.folder);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, JSON.stringify(Object.fromEntries(linked)));
}

/** Writes the pages and histories of `versions`, whose API pages must already exist. */
export async function generateApiHistory(versions: readonly DocsVersion[]): Promise<void> {
  const all = readVersions();
  const steps = readSteps();
  const contexts = new PageContexts(siteSources());
  const indexes = all
    .map(({ folder }) => apiIndexFile(folder))
    .filter((file) => fs.existsSync(file));
  for (const version of versions) {
    const pages = stepsOf(version, steps).map((step) =>
      path.join(version.contentDir, `${stepPage(step)}.md`),
    );
    await runCached(
      {
        name: `api-history-${version.folder}`,
        key: [version.interfaceRelease, all.map(({ routePath }) => routePath)],
        code: [__filename],
        inputs: [
          ...indexes,
          ...all.map(movesFile).filter((file) => fs.existsSync(file)),
          releasesDir,
          exactFile,
          deprecatedFile,
        ],
        outputs: [...pages, historyFile(version.folder)],
      },
      async () => writeVersion(version, steps, contexts),
    );
  }
}
