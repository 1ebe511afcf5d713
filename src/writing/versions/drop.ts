/**
 * Implements `npm run docs:drop -- 2.x`, which removes the oldest version. The version's API stays in the archive,
 * because the migration guide from that version needs it.
 */
import fs from 'node:fs';
import path from 'node:path';
import { readVersions, type DocsVersion } from '@reveal-docs/versions';
import { type ArchivedVersion, archiveFile, findApiIndex } from '@reveal-docs/api-reference/names';
import { readChanges } from '@reveal-docs/api-reference/changes/generate';
import { makeChange, prepare, type Change, type ChangeOptions } from '../change';
import type { Outcome } from './cut';
import { expectedFile, removeExpectedVersion, type ExpectedEntry } from '../expected';
import { writeFormatted, writeNpmJson } from '../files';
import { assertCommitted, findLines } from '../git';
import { unlinkWorkspace } from './install';
import { findDroppable } from './versionNames';
import { removeWorkspace, type RootManifest } from '../pins';
import { readJson } from '@reveal-docs/shared/readJson';

export interface DropTools {
  /** Removes packages from the lockfile in `dir` if neither package.json nor its workspaces need them. */
  readonly pruneLockfile: (dir: string) => void;
  readonly onWrite?: ChangeOptions['onWrite'];
}

function dropCommand(name: string): string {
  return `docs:drop -- ${name}`;
}

/**
 * Returns the version to drop, and the data to keep. Throws if the version can't be dropped, or if its API data is
 * missing.
 */
function findDropped(root: string, name: string): { version: DocsVersion; kept: ArchivedVersion } {
  const versions = readVersions(root);
  const version = findDroppable(name, versions);
  const after = versions[versions.indexOf(version) - 1];
  const index = findApiIndex(version.folder, root);
  const changes = after && readChanges(after.folder, root);
  if (index === undefined || changes === undefined) {
    throw new Error(
      `The files of ${name} haven't been generated. The next version's migration guide needs them. Run \`npx tsx scripts/generate.ts\` first.`,
    );
  }
  const { symbols } = index;
  return { version, kept: { name, label: version.label, symbols, changes } };
}

/** Throws before the first write if the version can't be dropped. */
export function assertCanDrop(root: string, name: string): void {
  findDropped(root, name);
  assertCommitted(root);
}

/** Returns the folders of all workspaces, including those that match a pattern such as `packages/*`. */
function workspaceFolders(root: string, { workspaces }: RootManifest): string[] {
  const folders = workspaces.flatMap((item) => {
    if (!item.endsWith('/*')) return item;
    const parent = item.slice(0, -2);
    return fs.readdirSync(path.join(root, parent)).map((name) => `${parent}/${name}`);
  });
  return folders.filter((folder) => fs.existsSync(path.join(root, folder, 'package.json')));
}

/** Writes the lockfile without the workspace. npm determines which packages aren't needed elsewhere. */
function writeLockfile(
  root: string,
  manifest: RootManifest,
  staging: string,
  pruneLockfile: DropTools['pruneLockfile'],
): void {
  const copy = path.join(path.dirname(staging), 'lock');
  for (const workspace of workspaceFolders(root, manifest)) {
    const file = path.join(workspace, 'package.json');
    fs.mkdirSync(path.join(copy, workspace), { recursive: true });
    fs.copyFileSync(path.join(root, file), path.join(copy, file));
  }
  for (const file of ['.npmrc', 'package-lock.json']) {
    if (fs.existsSync(path.join(root, file))) {
      fs.copyFileSync(path.join(root, file), path.join(copy, file));
    }
  }
  writeNpmJson(path.join(copy, 'package.json'), manifest);
  pruneLockfile(copy);
  fs.copyFileSync(path.join(copy, 'package-lock.json'), path.join(staging, 'package-lock.json'));
}

/**
 * Drops the version `name` of the repository at `root`. Call `assertCanDrop` first. If a step fails, throws and
 * restores the files.
 */
export async function dropVersion(root: string, name: string, tools: DropTools): Promise<void> {
  const { version, kept } = findDropped(root, name);
  const staging = prepare(root);
  const versions = readJson<string[]>(path.join(root, 'versions.json'));
  const entries = readJson<ExpectedEntry[]>(path.join(root, expectedFile));
  const manifest = removeWorkspace(
    readJson<RootManifest>(path.join(root, 'package.json')),
    version.folder,
  );
  const data: Readonly<Record<string, unknown>> = {
    [archiveFile(name)]: kept,
    'versions.json': versions.filter((item) => item !== name),
    [expectedFile]: removeExpectedVersion(entries, name),
  };
  for (const [file, value] of Object.entries(data)) {
    await writeFormatted(path.join(staging, file), JSON.stringify(value));
  }
  writeNpmJson(path.join(staging, 'package.json'), manifest);
  writeLockfile(root, manifest, staging, tools.pruneLockfile);

  const put = [...Object.keys(data), 'package.json', 'package-lock.json'];
  const removed = [
    `versioned_docs/version-${name}`,
    `versioned_sidebars/version-${name}-sidebars.json`,
    ...['examples', 'static/examples', 'tests/golden'].map((area) => `${area}/${version.folder}`),
  ].filter((file) => fs.existsSync(path.join(root, file)));
  const changes: Change[] = [
    // `put` contains the list of versions, which must change before the files are removed.
    ...put.map((file) => ({ action: 'put', path: file }) as const),
    ...removed.map((file) => ({ action: 'remove', path: file }) as const),
  ];
  await makeChange(
    root,
    { command: dropCommand(name), changes, installs: true },
    { finish: () => unlinkWorkspace(root, name), onWrite: tools.onWrite },
  );
}

/** Returns mentions of a version that remain in the repository, by file. */
function mentions(root: string, name: string): string[] {
  const pattern = `(^|[^0-9.])${name.replaceAll('.', '\\.')}($|[^0-9a-z])`;
  const files = new Map<string, number>();
  for (const line of findLines(root, pattern, '.', ':!package-lock.json', ':!archive')) {
    const file = line.slice(0, line.indexOf(':'));
    files.set(file, (files.get(file) ?? 0) + 1);
  }
  return [...files].map(([file, count]) => `${file} (${count})`);
}

/** Formats the report about the removed version. */
export function summarizeDrop(root: string, name: string): Outcome {
  return {
    done: [
      `Removed ${name}, with its pages, programs and pictures. Its API is archived in ${archiveFile(name)}.`,
      'The URLs of its pages now return "not found". To keep the URLs, publish the last build of that version. See CONTRIBUTING.md.',
    ],
    check: [
      ...mentions(root, name).map((file) => `still mentions ${name}: ${file}`),
      'review git diff and git status, then commit everything in a single commit',
      '`npm ci && npm test`',
    ],
  };
}
