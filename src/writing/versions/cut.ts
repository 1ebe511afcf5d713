/**
 * `npm run docs:cut -- 5.x`: freezes Next as a new latest version: pages, sidebar, example programs, their
 * pictures, and the packages they run with. Node only.
 */
import fs from 'node:fs';
import path from 'node:path';
import { readVersions, sdkPackage } from '../../versions';
import { differencesFile } from '../differences';
import { readChanges } from '../../plugins/apiChanges/generate';
import { makeChange, prepare, type Change, type ChangeOptions } from '../change';
import { addExpectedVersion, expectedFile, type ExpectedEntry } from '../expected';
import { copyFiles, writeFormatted, writeNpmJson, writeText } from '../files';
import type { FreezeDocs } from './freeze';
import { assertCommitted, findLines, trackedFiles } from '../git';
import { linkWorkspace } from './install';
import { assertNewName } from './versionNames';
import { wantedPairs } from './migrationPairs';
import {
  addLockedWorkspace,
  addWorkspace,
  workspaceName,
  workspacePath,
  type Lockfile,
  type RootManifest,
} from '../pins';
import { readJson } from '../../files/readJson';

/** Folder of the unreleased version. */
const next = 'next';
/** What happened from the latest version to Next; belongs to the version that Next becomes. */
const movesFile = `${workspacePath(next)}/api-moves.json`;

/** What the command needs from outside. */
export interface CutTools {
  readonly freezeDocs: FreezeDocs;
  /** Throws when the content is not fit to be frozen. */
  readonly verify: () => void | Promise<void>;
  readonly onWrite?: ChangeOptions['onWrite'];
}

/** What was done, and what a writer should look at. */
export interface Outcome {
  readonly done: readonly string[];
  readonly check: readonly string[];
}

/** The command as a writer types it. */
function cutCommand(name: string): string {
  return `docs:cut -- ${name}`;
}

/** Ids of Next's pages, generated ones too: addresses that a version's name must not take. */
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
    `Next runs a local build of ${local[0]} (${local[1]}). A version needs a published release: ` +
      'run `npm run sdk:next -- <release>` first.',
  );
}

/** Throws, before anything is written, when the version cannot be cut. */
export function assertCanCut(root: string, name: string): void {
  assertNewName(name, readVersions(root), pageIds(root));
  assertCommitted(root);
  assertPublishedPins(root);
}

/** The links of the frozen pages to Next's part of the gallery lead to the version's own. */
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

/** Copies what is per version and per example: programs, posters, golden images. */
function copyVersionFolders(root: string, name: string, staging: string): Change[] {
  return ['examples', 'static/examples', 'tests/golden'].flatMap((area): Change[] => {
    const from = `${area}/${next}`;
    // What Next has in other ways than the version before is no matter of the version that it becomes.
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

/** Lines of the frozen pages that speak of an unreleased version. */
function unreleasedWords(root: string, name: string): string[] {
  return findLines(
    root,
    '\\bNext([^.]|$)|next release|not out yet|unreleased',
    `versioned_docs/version-${name}`,
  );
}

/** What the guide to the new version owes: what changed up to Next changed up to it. */
function owedPairs(root: string, name: string): string[] {
  const changes = readChanges(next, root);
  const count = changes === undefined ? 0 : wantedPairs(changes);
  const guide = `versioned_docs/version-${name}/migration-guide.mdx`;
  return count === 0 ? [] : [`${guide}: a test asks for ${count} pairs of code before and after`];
}

/** What to say once the cut is complete. */
export function tellCut(root: string, name: string): Outcome {
  const versions = readVersions(root);
  const cut = versions.find((version) => version.name === name);
  const before = versions[versions.findIndex((version) => version.name === name) + 1];
  return {
    done: [
      `${name} is the latest version: its pages are at ${cut?.routePath}, with ${sdkPackage} ${cut?.release}.`,
      ...(before === undefined ? [] : [`${before.label} moved to ${before.routePath}.`]),
      'Next goes on from the same state; nothing in docs/ changed.',
    ],
    check: [
      ...unreleasedWords(root, name).map((line) => `speaks of a release to come: ${line}`),
      ...owedPairs(root, name),
      'docs/migration-guide.mdx: it still tells how to come to Next from the version before the new one',
      'git diff and git status, then commit everything at once',
      '`npm ci && npm test`',
    ],
  };
}

/**
 * Cuts the version `name` of the repository at `root`, which `assertCanCut` found fit, and lets it have the packages
 * that Next has. Throws with the tree as it was.
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
    // Last: a version exists once it is listed, and everything it needs is there by then.
    { action: 'put', path: 'versions.json' },
  ];
  await makeChange(
    root,
    { command: cutCommand(name), changes, installs: true },
    { finish: () => linkWorkspace(root, name), onWrite: tools.onWrite },
  );
}
