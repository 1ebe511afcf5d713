import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { makeChange, prepare, type Change } from '../../../../src/writing/change';
import { cut, drop } from '../../../../src/writing/versions/commands';
import { assertCanCut, cutVersion, summarizeCut } from '../../../../src/writing/versions/cut';
import { assertCanDrop, dropVersion, summarizeDrop } from '../../../../src/writing/versions/drop';
import { findDifferences, readDifferences } from '../../../../src/writing/differences';
import { linkWorkspace } from '../../../../src/writing/versions/install';
import type { Lockfile } from '../../../../src/writing/pins';
import { readVersions } from '@reveal-docs/versions';
import { readArchive } from '@reveal-docs/api-reference/names';
import {
  commitAll,
  freezeLikeDocusaurus,
  gitStatus,
  makeSmallRepository,
  readJson,
} from '../../../fixtures/smallRepository';
import { temporaryFolder, writeFiles } from '../../../fixtures/temporaryFolder';

const folder = temporaryFolder();
let count = 0;
let dir = '';

const template = makeSmallRepository(path.join(folder, 'template'));

beforeEach(() => {
  dir = path.join(folder, String((count += 1)));
  fs.cpSync(template, dir, { recursive: true });
});

const tools = { freezeDocs: freezeLikeDocusaurus, verify: () => undefined };
const read = (file: string): string => fs.readFileSync(path.join(dir, file), 'utf8');

function tryCut(name: string): Promise<void> {
  assertCanCut(dir, name);
  return cutVersion(dir, name, tools);
}

describe('cutting a version', () => {
  it('adds exactly the files of the version, and changes the files that list versions', async () => {
    await tryCut('3.x');
    expect(gitStatus(dir).sort()).toEqual(
      [
        ' D examples/next/api-moves.json',
        ' D examples/next/differences.json',
        ' M package-lock.json',
        ' M package.json',
        ' M tests/expectedVersions.json',
        ' M versions.json',
        '?? examples/3.x/api-moves.json',
        '?? examples/3.x/first.ts',
        '?? examples/3.x/package.json',
        '?? static/examples/3.x/first.webp',
        '?? tests/golden/3.x/first.png',
        '?? versioned_docs/version-3.x/examples/first.mdx',
        '?? versioned_docs/version-3.x/overview.mdx',
        '?? versioned_sidebars/version-3.x-sidebars.json',
      ].sort(),
    );
  });

  it('makes it the latest with the pins of Next, and moves the previous one', async () => {
    await tryCut('3.x');
    const described = readVersions(dir).map(
      ({ name, isLast, routePath, release }) => [name, isLast, routePath, release] as const,
    );
    expect(described).toEqual([
      ['current', false, 'docs/next', '3.1.0'],
      ['3.x', true, 'docs', '3.1.0'],
      ['2.x', false, 'docs/2.x', '2.9.0'],
      ['1.x', false, 'docs/1.x', '1.5.0'],
    ]);
  });

  it('leaves Next equal to it', async () => {
    expect(findDifferences(dir)).toEqual(readDifferences(dir));
    await tryCut('3.x');
    expect(readDifferences(dir)).toEqual({ pins: [], programs: [], pages: [] });
    // The comparison covers only pins, programs, and example pages. It ignores that the new version's overview links to
    // another part of the gallery.
    expect(findDifferences(dir)).toEqual(readDifferences(dir));
  });

  it('links its pages to its own part of the gallery', async () => {
    await tryCut('3.x');
    expect(read('versioned_docs/version-3.x/overview.mdx')).toContain('(/examples?version=3.x)');
    expect(read('versioned_sidebars/version-3.x-sidebars.json')).toContain('/examples?version=3.x');
    expect(read('docs/overview.mdx')).toContain('(/examples?version=next)');
  });

  it('names its workspace, and copies the packages of Next, including nested ones', async () => {
    await tryCut('3.x');
    expect(readJson(dir, 'examples/3.x/package.json')).toMatchObject({
      name: '@reveal-docs/examples-3.x',
      dependencies: { '@cognite/reveal': '3.1.0' },
    });
    const { workspaces } = readJson<{ workspaces: string[] }>(dir, 'package.json');
    expect(workspaces).toEqual(['examples/next', 'examples/3.x', 'examples/2.x', 'examples/1.x']);
    const { packages } = readJson<Lockfile>(dir, 'package-lock.json');
    expect(packages['']).toMatchObject({ workspaces });
    expect(packages['examples/3.x']).toMatchObject({ name: '@reveal-docs/examples-3.x' });
    expect(packages['examples/3.x/node_modules/three']).toEqual({ version: '0.1.0' });
    expect(packages['node_modules/@reveal-docs/examples-3.x']).toEqual({
      resolved: 'examples/3.x',
      link: true,
    });
    const keys = Object.keys(packages);
    expect(keys).toEqual([...keys].sort((a, b) => a.localeCompare(b, 'en')));
  });

  it('updates the expected versions of tests', async () => {
    await tryCut('3.x');
    const entries = readJson<{ name: string; isLast: boolean; route: string }[]>(
      dir,
      'tests/expectedVersions.json',
    );
    expect(entries.map(({ name, isLast, route }) => [name, isLast, route])).toEqual([
      ['current', false, 'docs/next'],
      ['3.x', true, 'docs'],
      ['2.x', false, 'docs/2.x'],
      ['1.x', false, 'docs/1.x'],
    ]);
  });

  it('can be followed by another cut', async () => {
    await tryCut('3.x');
    commitAll(dir);
    await tryCut('4.x');
    commitAll(dir);
    expect(readVersions(dir).map(({ routePath }) => routePath)).toEqual([
      'docs/next',
      'docs',
      'docs/3.x',
      'docs/2.x',
      'docs/1.x',
    ]);
  });

  it('reports how many code pairs the migration guide needs for removed names', async () => {
    const removed = [{ name: 'Gone' }, { name: 'Viewer.old' }];
    writeFiles(dir, { '.generated/apiChanges/next.json': { renamed: [], removed } });
    await tryCut('3.x');
    expect(summarizeCut(dir, '3.x').check).toContain(
      'versioned_docs/version-3.x/migration-guide.mdx: add 2 pairs of code blocks that show the code before and after a change. A test requires these pairs',
    );
  });

  it('reports what was done, and sentences that mention an upcoming release', async () => {
    await tryCut('3.x');
    const { done, check } = summarizeCut(dir, '3.x');
    expect(done[0]).toBe(
      '3.x is now the latest version. Its pages are at docs and cover @cognite/reveal 3.1.0.',
    );
    expect(done[1]).toBe('2.x moved to docs/2.x.');
    expect(check).toContain(
      'mentions an upcoming release: versioned_docs/version-3.x/examples/first.mdx:1:First of next, for the next release.',
    );
  });

  it('links its packages as in Next, and can repeat that', async () => {
    writeFiles(dir, {
      'node_modules/@reveal-docs/README': '',
      'examples/next/node_modules/three/package.json': {},
    });
    await tryCut('3.x');
    linkWorkspace(dir, '3.x');
    linkWorkspace(dir, '3.x');
    const link = path.join(dir, 'node_modules/@reveal-docs/examples-3.x');
    expect(fs.realpathSync(link)).toBe(path.join(dir, 'examples/3.x'));
    expect(fs.existsSync(path.join(dir, 'examples/3.x/node_modules/three/package.json'))).toBe(
      true,
    );
  });
});

describe('cutting refuses', () => {
  it.each([
    ['2.x', 'The version 2.x already exists. Existing versions: current, 2.x, 1.x.'],
    ['next', 'is reserved for the unreleased docs'],
    ['current', 'is reserved for the unreleased docs'],
    ['3/x', 'isn’t a valid version name'],
    ['../3.x', 'isn’t a valid version name'],
    ['3.', 'isn’t a valid version name'],
    ['', 'isn’t a valid version name'],
    ['3 x', 'isn’t a valid version name'],
    ['3'.repeat(33), 'isn’t a valid version name'],
    ['examples', 'would have the same address as the page "examples/first"'],
    ['overview', 'would have the same address as the page "overview"'],
    ['api', 'would have the same address as the page "api/index"'],
  ])('the name %j', async (name, message) => {
    expect(() => assertCanCut(dir, name)).toThrow(message.replace('’', "'"));
    expect(gitStatus(dir)).toEqual([]);
  });

  it('uncommitted changes, and lists them', () => {
    writeFiles(dir, { 'docs/new.mdx': 'New', 'docs/overview.mdx': 'Changed' });
    expect(() => assertCanCut(dir, '3.x')).toThrow(
      'You have uncommitted changes:\n   M docs/overview.mdx\n  ?? docs/new.mdx\nCommit or stash these changes first.',
    );
    expect(fs.existsSync(path.join(dir, '.cache'))).toBe(false);
  });

  it('a local build of the SDK', () => {
    const manifest = readJson<object>(dir, 'examples/next/package.json');
    writeFiles(dir, {
      'examples/next/package.json': {
        ...manifest,
        dependencies: { '@cognite/reveal': 'file:vendor/sdk.tgz' },
        revealDocs: { release: '3.2.0', api: { layout: 'flat', entryPoints: {} } },
      },
    });
    commitAll(dir);
    expect(() => assertCanCut(dir, '3.x')).toThrow(
      'Next runs a local build of @cognite/reveal (file:vendor/sdk.tgz)',
    );
  });

  it.each([
    ['content that is wrong', { verify: () => Promise.reject(new Error('page is wrong')) }],
    [
      'docs that cannot be frozen',
      { freezeDocs: () => Promise.reject(new Error('page is wrong')) },
    ],
  ])('%s', async (_, broken) => {
    await expect(cutVersion(dir, '3.x', { ...tools, ...broken })).rejects.toThrow('page is wrong');
    expect(gitStatus(dir)).toEqual([]);
  });
});

describe('dropping a version', () => {
  const pruneLockfile = (at: string): void => {
    const lock = readJson<{ packages: Record<string, unknown> }>(at, 'package-lock.json');
    delete lock.packages['examples/1.x'];
    writeFiles(at, { 'package-lock.json': lock });
  };

  it('removes it everywhere, and keeps a record of its API', async () => {
    assertCanDrop(dir, '1.x');
    await dropVersion(dir, '1.x', { pruneLockfile });
    expect(readVersions(dir).map(({ name }) => name)).toEqual(['current', '2.x']);
    expect(readArchive(dir)).toMatchObject([
      { name: '1.x', symbols: { Viewer: {} }, changes: { to: { folder: '2.x' } } },
    ]);
    const tracked = execFileSync('git', ['ls-files', '--deduplicate'], {
      cwd: dir,
      encoding: 'utf8',
    });
    const left = tracked.split('\n').filter((file) => file.includes('1.x'));
    expect(left.filter((file) => fs.existsSync(path.join(dir, file)))).toEqual([]);
    expect(readJson(dir, 'package.json')).toMatchObject({
      workspaces: ['examples/next', 'examples/2.x'],
    });
    expect(read('package-lock.json')).not.toContain('"examples/1.x":');
    expect(read('tests/expectedVersions.json')).not.toContain('1.x');
  });

  it('lists the files that still mention it', async () => {
    writeFiles(dir, { 'docs/old.mdx': 'Since 1.x.\n1.x and 11.x.\n', 'docs/other.mdx': '11.x\n' });
    commitAll(dir);
    await dropVersion(dir, '1.x', { pruneLockfile });
    const named = summarizeDrop(dir, '1.x').check.filter((line) => line.startsWith('still'));
    expect(named).toContain('still mentions 1.x: docs/old.mdx (2)');
    expect(named.join()).not.toContain('other');
  });

  it.each([
    ['5.x', 'Unknown version "5.x". Existing versions: current, 2.x, 1.x.'],
    ['current', "can't be dropped"],
    ['2.x', "2.x can't be dropped"],
    ['../1.x', 'Unknown version'],
  ])('refuses %s', (name, message) => {
    expect(() => assertCanDrop(dir, name)).toThrow(message);
    expect(gitStatus(dir)).toEqual([]);
  });

  it('refuses uncommitted changes, and a version without generated files', () => {
    writeFiles(dir, { 'docs/overview.mdx': 'Changed' });
    expect(() => assertCanDrop(dir, '1.x')).toThrow('uncommitted changes');
    fs.rmSync(path.join(dir, '.generated'), { recursive: true });
    expect(() => assertCanDrop(dir, '1.x')).toThrow('Run `npx tsx scripts/generate.ts` first.');
  });
});

describe('the commands to cut and drop', () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);

  it('restore the tree if a file can’t be written', async () => {
    const onWrite = (what: string): void => {
      if (what === 'put package.json') throw new Error('The disk is full.');
    };
    await expect(cutVersion(dir, '3.x', { ...tools, onWrite })).rejects.toThrow('The disk is full');
    expect(gitStatus(dir)).toEqual([]);
    await tryCut('3.x');
    expect(readVersions(dir)[1]?.name).toBe('3.x');
  });

  it('print how to undo before writing, and what to check at the end', async () => {
    await cut(dir, '3.x', { verify: false });
    const printed = log.mock.calls.map(([line]) => String(line));
    expect(printed[0]).toContain(
      '`npm run docs:cut -- 3.x` is about to change files. To undo the changes:',
    );
    expect(printed).toContain('\nCheck:');
  });

  it('refuse to start after an unfinished command, and print how to undo it', async () => {
    writeFiles(dir, {
      '.cache/unfinished-change.json': {
        command: 'docs:cut -- 3.x',
        paths: ['versions.json'],
        undo: [['git', 'restore', '--', 'versions.json']],
      },
      'versions.json': ['3.x', '2.x', '1.x'],
    });
    const message =
      'An earlier `npm run docs:cut -- 3.x` did not finish. Undo its changes first:\n  git restore -- versions.json';
    await expect(cut(dir, '4.x')).rejects.toThrow(message);
    await expect(drop(dir, '1.x')).rejects.toThrow(message);
    expect(() => prepare(dir)).toThrow(message);
  });
});

describe('a change of files', () => {
  it('that fails restores the tree', async () => {
    const make = (change: Change): Promise<void> => {
      writeFiles(prepare(dir), { 'docs/new.mdx': 'New', 'docs/examples/new.mdx': 'New' });
      const add = { action: 'put', path: 'docs/new.mdx' } as const;
      return makeChange(dir, { command: 'test', changes: [add, change] });
    };
    await expect(make({ action: 'put', path: 'docs/other.mdx' })).rejects.toThrow(
      "Can't add docs/other.mdx: it isn't in the staging folder.",
    );
    await expect(make({ action: 'remove', path: 'docs/other.mdx' })).rejects.toThrow(
      "Can't remove docs/other.mdx: it doesn't exist.",
    );
    await expect(make({ action: 'put', path: 'docs/examples' })).rejects.toThrow(
      'The folder docs/examples already exists.',
    );
    expect(gitStatus(dir)).toEqual([]);
  });
});
