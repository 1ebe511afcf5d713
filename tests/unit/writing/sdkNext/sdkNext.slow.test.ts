import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  differencesFile,
  findDifferences,
  readDifferences,
  writePinDifferences,
} from '../../../../src/writing/differences';
import { moveNext } from '../../../../src/writing/sdkNext/sdkNext';
import { findRelease } from '../../../../src/writing/sdkNext/sdkPages';
import {
  closingSteps,
  findMentions,
  formatChanges,
  nameSdk,
} from '../../../../src/writing/sdkNext/sdkReport';
import { findSdk, pinsFor, runNpm, type RunNpm } from '../../../../src/writing/sdkNext/sdkSource';
import { readVersions } from '@reveal-docs/versions';
import {
  commitAll,
  gitStatus,
  makeSmallRepository,
  readJson,
} from '../../../fixtures/smallRepository';
import { temporaryFolder, writeFiles } from '../../../fixtures/temporaryFolder';

const folder = temporaryFolder();
let count = 0;
let dir = '';

const workspaceFile = 'examples/next/package.json';
const latestFile = 'examples/2.x/package.json';
const pins = {
  '@cognite/reveal': '4.29.0',
  '@cognite/sdk': '10.5.0',
  '@types/three': '0.180.0',
  three: '0.180.0',
  'lil-gui': '0.21.0',
};

const template = path.join(folder, 'template');

beforeAll(async () => {
  dir = makeSmallRepository(template);
  const workspace = readJson<object>(dir, workspaceFile);
  writeFiles(dir, {
    [workspaceFile]: { ...workspace, dependencies: pins },
    [latestFile]: { ...readJson<object>(dir, latestFile), dependencies: pins },
    'docs/overview.mdx':
      'npm install @cognite/reveal@4.29.0 three@0.180.0 @cognite/sdk@10.5.0 other-three@0.180.0\n' +
      'Release 4.29.0 of three@0.180.0.1 and a@cognite/reveal@4.29.0.\n',
  });
  await writePinDifferences(dir);
  commitAll(dir);
});

beforeEach(() => {
  dir = path.join(folder, String((count += 1)));
  fs.cpSync(template, dir, { recursive: true });
});

interface Registry {
  readonly releases: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly others: Readonly<Record<string, readonly string[]>>;
}

const registry: Registry = {
  releases: { '4.8.0': { three: '0.158.0', '@cognite/sdk': '^7.16.0 || ^8.0.0' } },
  others: {
    '@cognite/sdk': ['7.16.0', '8.0.0', '8.1.0', '9.0.0', '10.5.0'],
    '@types/three': ['0.157.0', '0.158.0', '0.158.3', '0.159.0'],
  },
};

/** Installs the dependencies in the workspace itself, as npm does if they aren't installed elsewhere. */
function installAsAsked(others: Readonly<Record<string, string>> = {}): void {
  const { dependencies, revealDocs } = readJson<{
    dependencies: Record<string, string>;
    revealDocs: { release?: string };
  }>(dir, workspaceFile);
  for (const [name, pin] of Object.entries(dependencies)) {
    const version = pin.startsWith('file:') ? revealDocs.release : pin;
    writeFiles(dir, {
      [`examples/next/node_modules/${name}/package.json`]: {
        name,
        version: others[name] ?? version,
      },
    });
  }
}

/** Returns a fake npm that supports the commands that `sdk:next` uses. `install` simulates an installation. */
function fakeNpm(install: () => void = installAsAsked): RunNpm & { readonly calls: string[] } {
  const calls: string[] = [];
  const npm: RunNpm = ([command = '', subject = ''], cwd) => {
    calls.push(command);
    if (command === 'install') install();
    if (command === 'pack') return runNpm(['pack', subject, '--json', '--ignore-scripts'], cwd);
    if (command !== 'view') return '';
    const release = subject.replace('@cognite/reveal@', '');
    const peerDependencies = registry.releases[release];
    if (peerDependencies !== undefined) {
      return JSON.stringify({ name: '@cognite/reveal', version: release, peerDependencies });
    }
    return JSON.stringify(registry.others[subject]) ?? '';
  };
  return Object.assign(npm, { calls });
}

/** Creates a folder that looks like a build of the SDK's own repository. */
function makeBuild(
  manifest: object = { name: '@cognite/reveal', version: '4.30.0-local' },
): string {
  const build = path.join(folder, `build-${count}`);
  writeFiles(build, { 'package.json': manifest, 'dist/index.d.ts': 'export {};\n' });
  return build;
}

function pack(build: string): string {
  const tarball = `${build}.tgz`;
  fs.cpSync(build, path.join(folder, 'package'), { recursive: true });
  execFileSync('tar', ['-czf', tarball, '-C', folder, 'package']);
  return tarball;
}

describe('a release from the registry', () => {
  it('is pinned together with the required three, its types and the client', async () => {
    const npm = fakeNpm();
    const { release, isLocal, wasLocal, pins: changed } = await moveNext(dir, '4.8.0', npm);
    expect(release).toBe('4.8.0');
    expect({ isLocal, wasLocal }).toEqual({ isLocal: false, wasLocal: false });
    expect(changed).toEqual({
      '@cognite/reveal': '4.8.0',
      '@cognite/sdk': '8.1.0',
      '@types/three': '0.158.3',
      three: '0.158.0',
    });
    expect(readJson(dir, workspaceFile)).toMatchObject({
      dependencies: { ...pins, ...changed },
    });
    expect(readVersions(dir)[0]?.release).toBe('4.8.0');
    expect(npm.calls.at(-1)).toBe('install');
    expect(gitStatus(dir)).toEqual([
      ' M docs/overview.mdx',
      ` M ${differencesFile}`,
      ` M ${workspaceFile}`,
      ' M package-lock.json',
    ]);
  });

  it('updates the pins in commands on pages, and the list of differences', async () => {
    const { pages } = await moveNext(dir, '4.8.0', fakeNpm());
    expect(pages).toEqual([{ file: 'docs/overview.mdx', count: 3 }]);
    expect(fs.readFileSync(path.join(dir, 'docs/overview.mdx'), 'utf8')).toBe(
      'npm install @cognite/reveal@4.8.0 three@0.158.0 @cognite/sdk@8.1.0 other-three@0.180.0\n' +
        'Release 4.29.0 of three@0.180.0.1 and a@cognite/reveal@4.29.0.\n',
    );
    expect(readDifferences(dir)).toEqual(findDifferences(dir));
    expect(readDifferences(dir).pins).toContain('three: differs');
    // The notes about programs come from the writer, so they must not change.
    expect(readDifferences(dir).programs).toEqual(['first.ts: differs']);
  });

  it('removes installed packages from the lockfile and the workspace before installing', async () => {
    writeFiles(dir, { 'examples/next/node_modules/@cognite/reveal/old.js': 'of the SDK before' });
    let lock = '';
    let left = true;
    const npm = fakeNpm(() => {
      lock = fs.readFileSync(path.join(dir, 'package-lock.json'), 'utf8');
      left = fs.existsSync(path.join(dir, 'examples/next/node_modules'));
      installAsAsked();
    });
    expect(fs.readFileSync(path.join(dir, 'package-lock.json'), 'utf8')).toContain(
      'examples/next/node_modules/three',
    );
    await moveNext(dir, '4.8.0', npm);
    expect(lock).not.toContain('examples/next/node_modules');
    expect(lock).toContain('"examples/next"');
    expect(left).toBe(false);
  });

  it('keeps pins that already fit', () => {
    const manifest = {
      name: '@cognite/reveal',
      version: '4.29.1',
      peerDependencies: { three: '0.180.0', '@cognite/sdk': '^10.0.0' },
    };
    const npm = fakeNpm();
    expect(pinsFor(manifest, pins, { root: dir, npm })).toEqual(pins);
    expect(npm.calls).toEqual([]);
  });
});

describe('a local build', () => {
  it.each(['folder', 'tarball'])('from a %s is copied to the workspace', async (kind) => {
    const build = makeBuild();
    await moveNext(dir, kind === 'folder' ? build : pack(build), fakeNpm());
    expect(readJson(dir, workspaceFile)).toMatchObject({
      dependencies: { '@cognite/reveal': 'file:vendor/reveal-4.30.0-local.tgz' },
      revealDocs: { release: '4.30.0-local' },
    });
    expect(fs.existsSync(path.join(dir, 'examples/next/vendor/reveal-4.30.0-local.tgz'))).toBe(
      true,
    );
    expect(readVersions(dir)[0]?.release).toBe('4.30.0-local');
  });

  it('is removed when a release replaces it', async () => {
    expect(await moveNext(dir, makeBuild(), fakeNpm())).toMatchObject({
      isLocal: true,
      wasLocal: false,
    });
    commitAll(dir);
    expect(await moveNext(dir, '4.8.0', fakeNpm())).toMatchObject({
      isLocal: false,
      wasLocal: true,
    });
    expect(fs.existsSync(path.join(dir, 'examples/next/vendor'))).toBe(false);
    const { revealDocs } = readJson<{ revealDocs: object }>(dir, workspaceFile);
    expect(revealDocs).not.toHaveProperty('release');
  });
});

describe('refuses', () => {
  const noTarball = path.join(folder, 'text.tgz');
  fs.writeFileSync(noTarball, 'no tarball');
  const emptyFolder = path.join(folder, 'empty');
  fs.mkdirSync(emptyFolder);

  it.each([
    ['4.99.0', 'The registry has no @cognite/reveal 4.99.0.'],
    ['^4.8.0', 'must be a release, such as 4.30.0'],
    ['latest', 'must be a release, such as 4.30.0'],
    ['a/b', 'must be a release, such as 4.30.0'],
    [noTarball, "isn't a tarball of an npm package"],
    [path.join(folder, 'none'), 'must be a release, such as 4.30.0'],
    [emptyFolder, 'Specify the folder of the built SDK.'],
  ])('%s', async (spec, message) => {
    await expect(moveNext(dir, spec, fakeNpm())).rejects.toThrow(message);
    expect(gitStatus(dir)).toEqual([]);
  });

  it('another package', async () => {
    const build = makeBuild({ name: 'three', version: '0.180.0' });
    const message = 'is the package three 0.180.0, not a release of @cognite/reveal';
    await expect(moveNext(dir, build, fakeNpm())).rejects.toThrow(message);
    await expect(moveNext(dir, pack(build), fakeNpm())).rejects.toThrow(message);
    expect(gitStatus(dir)).toEqual([]);
  });

  it('an unreachable registry, with npm’s message', () => {
    // No server listens on this port.
    const npm: RunNpm = (args, cwd) => runNpm([...args, '--registry=http://127.0.0.1:9/'], cwd);
    const find = () => findSdk('4.28.77', { root: dir, workDir: folder, npm });
    expect(find).toThrow(/^npm view failed:\n[\s\S]*ECONNREFUSED/);
    expect(gitStatus(dir)).toEqual([]);
  });

  it('to replace a local build that isn’t fully committed', async () => {
    await moveNext(dir, makeBuild(), fakeNpm());
    const refusal = 'uncommitted changes:\n  ?? examples/next/vendor/\n';
    const isRefused = () => expect(moveNext(dir, '4.8.0', fakeNpm())).rejects.toThrow(refusal);
    await isRefused();
    execFileSync('git', ['commit', '-qam', 'all but the tarball'], { cwd: dir });
    await isRefused();
    expect(gitStatus(dir)).toEqual(['?? examples/next/vendor/reveal-4.30.0-local.tgz']);
  });

  it('a release that can’t be installed, and restores all files', async () => {
    await moveNext(dir, makeBuild(), fakeNpm());
    commitAll(dir);
    const broken = fakeNpm(() => {
      writeFiles(dir, { 'package-lock.json': 'half written' });
      throw new Error('npm install failed');
    });
    await expect(moveNext(dir, '4.8.0', broken)).rejects.toThrow(
      "npm install failed\nAll file changes were undone, but the packages couldn't be reinstalled. Run `npm ci`.",
    );
    expect(gitStatus(dir)).toEqual([]);
  });

  it('a release that npm installs differently, and reinstalls the previous one', async () => {
    let installs = 0;
    const npm = fakeNpm(() => {
      installs += 1;
      installAsAsked(installs === 1 ? { '@cognite/reveal': '4.29.0' } : {});
    });
    await expect(moveNext(dir, '4.8.0', npm)).rejects.toThrow(
      'npm installed @cognite/reveal 4.29.0 instead of 4.8.0.\n' +
        'All changes were undone: Next runs the same release as before.',
    );
    expect(installs).toBe(2);
    expect(gitStatus(dir)).toEqual([]);
    expect(readJson(dir, 'examples/next/node_modules/@cognite/reveal/package.json')).toMatchObject({
      version: '4.29.0',
    });
  });

  it('an old build of the same release that npm kept', async () => {
    const npm = fakeNpm(() => {
      installAsAsked();
      const lock = readJson<{ packages: object }>(dir, 'package-lock.json');
      const resolved = 'file:examples/next/vendor/reveal-4.30.0-local.tgz';
      const entry = { version: '4.30.0-local', resolved, integrity: 'sha512-old' };
      const packages = { ...lock.packages, 'examples/next/node_modules/@cognite/reveal': entry };
      writeFiles(dir, { 'package-lock.json': { ...lock, packages } });
    });
    await expect(moveNext(dir, makeBuild(), npm)).rejects.toThrow(
      'npm installed a different build of @cognite/reveal 4.30.0-local.',
    );
    expect(gitStatus(dir)).toEqual([]);
  });
});

describe('the report about a new release', () => {
  const changes = {
    renamed: [],
    removed: [{ name: 'Gone' }, { name: 'Viewer.old' }],
    changed: [
      {
        before: 'Viewer.load',
        after: 'Viewer.load',
        from: ['load(): void'],
        to: ['load(id: number): void'],
      },
    ],
    deprecated: ['Late'],
    added: ['Fresh'],
  };

  it('lists the changes', () => {
    expect(formatChanges(changes)).toEqual([
      'Removed (2):',
      '  Gone',
      '  Viewer.old',
      'Changed (1):',
      '  Viewer.load',
      '    - load(): void',
      '    + load(id: number): void',
      'Deprecated (1):',
      '  Late',
      'New (1):',
      '  Fresh',
    ]);
    const none = { renamed: [], removed: [], changed: [], deprecated: [], added: [] };
    expect(formatChanges(none)).toEqual(['No API names changed.']);
  });

  it('lists the pages that mention changed names', () => {
    const pages = [
      { file: 'a.mdx', text: 'Call `viewer.load(1)` and then `Gone`.' },
      { file: 'b.mdx', text: 'The old way to load; `Fresh` and `Lately`.' },
    ];
    expect(findMentions(changes, pages)).toEqual([{ file: 'a.mdx', names: ['Gone'] }]);
  });

  it.each([
    ['a short member of another owner', 'The `model.id` of a `Model`.', []],
    ['a short member beside its owner', 'A `Collection` has `collection.id`.', ['Collection.id']],
    [
      'a short member of what pages call `viewer`',
      '`viewer.pick()` tells.',
      ['Cognite3DViewer.pick'],
    ],
    ['a member with a name of its own', '`photos.getAnnotations()`', ['Collection.getAnnotations']],
  ])('distinguishes mentions from other text: %s', (_what, text, names) => {
    const removed = ['Collection.id', 'Cognite3DViewer.pick', 'Collection.getAnnotations'];
    const found = findMentions(
      { ...changes, changed: [], deprecated: [], removed: removed.map((name) => ({ name })) },
      [{ file: 'a.mdx', text }],
    );
    expect(found.flatMap((page) => page.names)).toEqual(names);
  });

  it('ends with the steps to go back', () => {
    const release = { release: '4.29.0', isLocal: false };
    const build = { release: '4.30.0-local', isLocal: true };
    const toBuild = closingSteps('../viewer', release, build, false);
    expect(toBuild.join('\n')).toContain(
      'npx tsx scripts/apiRecord.ts ../viewer   adds 4.30.0-local',
    );
    expect(toBuild.join('\n')).toContain("npm run statements   records the statements' results");
    expect(toBuild.join('\n')).toContain("don't publish the site until 4.30.0-local is on npm");
    expect(toBuild.at(-1)).toBe(
      'to undo the changes after the commit, run npm run sdk:next -- 4.29.0',
    );
    const back = closingSteps('4.29.0', build, release, true);
    expect(back.join('\n')).not.toMatch(/sdk:next|api:record|publish/);
    expect(back.at(-1)).toContain('git revert HEAD');
    expect(nameSdk(build)).toBe('4.30.0-local (a local build)');
    expect(nameSdk(release)).toBe('4.29.0');
  });

  it('finds the lines with a release, but not with a longer number', () => {
    const text = 'Runs 4.29.0.\nNot 4.29.01, 14.29.0, 4.29.0-local or 4.29.0.1.\n(4.29.0)';
    expect(findRelease('a.mdx', text, '4.29.0')).toEqual([
      'a.mdx:1: Runs 4.29.0.',
      'a.mdx:3: (4.29.0)',
    ]);
  });
});
