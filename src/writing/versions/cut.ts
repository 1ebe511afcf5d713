/**
 * Implements `npm run docs:cut -- 5.x`, which freezes Next as a new latest version, with its pages, sidebar, example
 * programs, pictures and packages.
 */
import fs from 'node:fs';
import path from 'node:path';
import { readVersions, sdkPackage } from '@reveal-docs/versions';
import { differencesFile } from '../differences';
import { readChanges } from '@reveal-docs/api-reference/changes/generate';
import { makeChange, prepare, type Change, type ChangeOptions } from '../change';
import { addExpectedVersion, expectedFile, type ExpectedEntry } from '../expected';
import { copyFiles, writeFormatted, writeNpmJson, writeText } from '../files';
import type { FreezeDocs } from './freeze';
import { assertCommitted, findLines, trackedFiles } from '../git';
import { linkWorkspace } from './install';
import { assertNewName } from './versionNames';
import { minPairCount } from './migrationPairs';
import {
  addLockedWorkspace,
  addWorkspace,
  workspaceName,
  workspacePath,
  type Lockfile,
  type RootManifest,
} from '../pins';
import { readJson } from '@reveal-docs/shared/readJson';

const next = 'next';
/**
 * File that lists replacements for the names that the latest version has but Next lacks. A cut moves the file to the
 * new version.
 */
const movesFile = `${workspacePath(next)}/api-moves.json`;

export interface CutTools {
  readonly freezeDocs: FreezeDocs;
  /** Throws if the content isn't ready to be frozen. */
  readonly verify: () => void | Promise<void>;
  readonly onWrite?: ChangeOptions['onWrite'];
}

export interface Outcome {
  readonly done: readonly string[];
  readonly check: readonly string[];
}

function cutCommand(name: string): string {
  return `docs:cut -- ${name}`;
}

/**
 * Returns the page IDs of the Next version, including generated pages. The name of a new version must not be one of
 * them.
 */
function pageIds(root: string): string[] {
  const files = trackedFiles(root, 'docs').map((file) => file.slice('docs/'.length));
  return [...files.map((file) => file.replace(/\.mdx?$/, '')), 'api/index'];
}

function assertPublishedPins(root: string): void {
  const { dependencies = {} } = readJson<{ dependencies?: Record<string, string> }>(
    path.join(root, workspacePath(next), 'package.json'),
  );
  const local = Object.entries(dependencies).find(([, pin]) => pin.startsWith('file:'));
  if (local === undefined) return;
  throw new Error(
    `Next runs a local build of ${local[0]} (${local[1]}), but a version needs a published release. ` +
      'Run `npm run sdk:next -- <release>` first.',
  );
}

/** Throws before the first write if the version can't be cut. */
export function assertCanCut(root: string, name: string): void {
  assertNewName(name, readVersions(root), pageIds(root));
  assertCommitted(root);
  assertPublishedPins(root);
}

function ownGalleryLinks(text: string, name: string): string {
  return text.replaceAll(`/examples?version=${next}`, `/examples?version=${name}`);
}

async function freezePages(
  root: string,
  name: string,
  staging: string,
  freezeDocs: FreezeDocs,
): Promise<Change[]> {
  const copy = path.join(path.dirname(staging), 'site');
  copyFiles(root, trackedFiles(root, 'docs'), { from: 'docs', to: path.join(copy, 'docs') });
  for (const file of ['sidebars.ts', 'versions.json']) {
    writeText(path.join(copy, file), fs.readFileSync(path.join(root, file), 'utf8'));
  }
  await freezeDocs(copy, name);
  const pages = `versioned_docs/version-${name}`;
  const sidebar = `versioned_sidebars/version-${name}-sidebars.json`;
  fs.cpSync(path.join(copy, pages), path.join(staging, pages), { recursive: true });
  for (const file of fs.readdirSync(path.join(staging, pages), {
    recursive: true,
    encoding: 'utf8',
  })) {
    if (!/\.mdx?$/.test(file)) continue;
    const page = path.join(staging, pages, file);
    fs.writeFileSync(page, ownGalleryLinks(fs.readFileSync(page, 'utf8'), name));
  }
  for (const file of [sidebar, 'versions.json']) {
    const text = fs.readFileSync(path.join(copy, file), 'utf8');
    await writeFormatted(path.join(staging, file), ownGalleryLinks(text, name));
  }
  return [
    { action: 'put', path: pages },
    { action: 'put', path: sidebar },
  ];
}

/** Copies the folders that each version has: programs, posters, and golden images. */
function copyVersionFolders(root: string, name: string, staging: string): Change[] {
  return ['examples', 'static/examples', 'tests/golden'].flatMap((area): Change[] => {
    const from = `${area}/${next}`;
    // The list of differences between Next and the previous version doesn't apply to the new version.
    const files = trackedFiles(root, from).filter((file) => file !== differencesFile);
    if (files.length === 0) return [];
    copyFiles(root, files, { from, to: path.join(staging, area, name) });
    return [{ action: 'put', path: `${area}/${name}` }];
  });
}

async function writePins(root: string, name: string, staging: string): Promise<Change[]> {
  const manifestFile = path.join(staging, workspacePath(name), 'package.json');
  const workspace = readJson<object>(manifestFile);
  await writeFormatted(
    manifestFile,
    JSON.stringify({ ...workspace, name: workspaceName(name) }, null, 2),
  );
  const manifest = addWorkspace(
    readJson<RootManifest>(path.join(root, 'package.json')),
    name,
    next,
  );
  const lock = readJson<Lockfile>(path.join(root, 'package-lock.json'));
  writeNpmJson(path.join(staging, 'package.json'), manifest);
  writeNpmJson(
    path.join(staging, 'package-lock.json'),
    addLockedWorkspace(lock, manifest, name, next),
  );
  return [
    { action: 'put', path: 'package.json' },
    { action: 'put', path: 'package-lock.json' },
  ];
}

async function writeExpected(root: string, name: string, staging: string): Promise<Change[]> {
  const entries = readJson<ExpectedEntry[]>(path.join(root, expectedFile));
  const text = JSON.stringify(addExpectedVersion(entries, name));
  await writeFormatted(path.join(staging, expectedFile), text);
  return [{ action: 'put', path: expectedFile }];
}

/** Returns the lines on frozen pages that mention an unreleased version. */
function unreleasedWords(root: string, name: string): string[] {
  return findLines(
    root,
    '\\bNext([^.]|$)|next release|not out yet|unreleased',
    `versioned_docs/version-${name}`,
  );
}

/**
 * Returns a note that says how many code pairs the new version's migration guide needs. The number depends on the
 * changes between the previous version and Next.
 */
function owedPairs(root: string, name: string): string[] {
  const changes = readChanges(next, root);
  const count = changes === undefined ? 0 : minPairCount(changes);
  const guide = `versioned_docs/version-${name}/migration-guide.mdx`;
  return count === 0
    ? []
    : [
        `${guide}: add ${count} pairs of code blocks that show the code before and after a change. A test requires these pairs`,
      ];
}

/** Formats the report about the new version. */
export function summarizeCut(root: string, name: string): Outcome {
  const versions = readVersions(root);
  const cut = versions.find((version) => version.name === name);
  const before = versions[versions.findIndex((version) => version.name === name) + 1];
  return {
    done: [
      `${name} is now the latest version. Its pages are at ${cut?.routePath} and cover ${sdkPackage} ${cut?.release}.`,
      ...(before === undefined ? [] : [`${before.label} moved to ${before.routePath}.`]),
      'docs/ is unchanged, so Next starts with the same pages.',
    ],
    check: [
      ...unreleasedWords(root, name).map((line) => `mentions an upcoming release: ${line}`),
      ...owedPairs(root, name),
      `docs/migration-guide.mdx still describes the upgrade to ${name}; rewrite it for the upgrade from ${name} to Next`,
      'review git diff and git status, then commit everything in a single commit',
      '`npm ci && npm test`',
    ],
  };
}

/**
 * Cuts the version `name` of the repository at `root`, with the packages of Next. Call `assertCanCut` first. If a step
 * fails, throws and restores the repository.
 */
export async function cutVersion(root: string, name: string, tools: CutTools): Promise<void> {
  await tools.verify();
  const staging = prepare(root);
  const pages = await freezePages(root, name, staging, tools.freezeDocs);
  const folders = copyVersionFolders(root, name, staging);
  const pins = await writePins(root, name, staging);
  const expected = await writeExpected(root, name, staging);
  const changes: Change[] = [
    ...folders,
    ...pages,
    ...pins,
    ...expected,
    ...[movesFile, differencesFile]
      .filter((file) => fs.existsSync(path.join(root, file)))
      .map((file) => ({ action: 'remove', path: file }) as const),
    // This must be the last change. A version exists as soon as this file lists it, so its other files must be
    // complete.
    { action: 'put', path: 'versions.json' },
  ];
  await makeChange(
    root,
    { command: cutCommand(name), changes, installs: true },
    { finish: () => linkWorkspace(root, name), onWrite: tools.onWrite },
  );
}
