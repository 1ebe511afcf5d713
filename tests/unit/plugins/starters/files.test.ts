import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import {
  copyStarter,
  listStarterFiles,
  sdkReleaseOf,
  starterFile,
  starterNames,
} from '../../../../src/plugins/starters/files';
import { readJson } from '@reveal-docs/shared/readJson';
import { zipStarter } from '../../../../src/plugins/starters/generate';
import { readTested } from '../../../../src/plugins/starters/tested';
import { rootDir } from '@reveal-docs/versions';
import { temporaryFolder, writeFiles } from '../../../fixtures/temporaryFolder';

const root = temporaryFolder();
const lock = { packages: { '': {}, 'node_modules/three': { version: '0.180.0' } } };
const dir = path.join(root, 'starters/one');

writeFiles(root, {
  'starters/README.md': 'All of them.',
  'starters/notes/plan.txt': 'No starter.',
  'starters/one/package.json': { dependencies: { '@cognite/reveal': '4.29.0' } },
  'starters/one/package-lock.json': lock,
  'starters/one/.npmrc': 'save-exact=true\n',
  'starters/one/src/view.ts': 'export const a = "ö";\n',
  'starters/one/src/deep/dist.ts': 'export {};\n',
  'starters/one/node_modules/three/index.js': '',
  'starters/one/dist/index.html': '',
  'starters/one/.next/cache.json': {},
  'starters/one/tsconfig.tsbuildinfo': '',
  'starters/two/package.json': { dependencies: {} },
  'starters/shared/files.json': { 'src/words.ts': ['one'], 'ready.mjs': ['two'] },
  'starters/shared/src/words.ts': 'export const word = "Open";\n',
  'starters/shared/ready.mjs': 'export {};\n',
});

describe('the files of a starter', () => {
  it('include source files, but not installed and built files', () => {
    expect(starterNames(root)).toEqual(['one', 'two']);
    expect(listStarterFiles(dir)).toEqual([
      '.npmrc',
      'package-lock.json',
      'package.json',
      'src/deep/dist.ts',
      'src/view.ts',
      'src/words.ts',
    ]);
  });

  it('include its own files and shared files', () => {
    expect(starterFile(dir, 'src/view.ts')).toBe(path.join(dir, 'src/view.ts'));
    expect(starterFile(dir, 'src/words.ts')).toBe(path.join(root, 'starters/shared/src/words.ts'));
    expect(starterFile(dir, 'ready.mjs')).toBe(path.join(dir, 'ready.mjs'));
    const copy = path.join(root, 'copy');
    copyStarter(dir, copy);
    expect(fs.readFileSync(path.join(copy, 'src/words.ts'), 'utf8')).toContain('Open');
    expect(listStarterFiles(copy)).toEqual(listStarterFiles(dir));
  });

  it('contain the release of the SDK', () => {
    expect(sdkReleaseOf(dir)).toBe('4.29.0');
    expect(() => sdkReleaseOf(path.join(root, 'starters/two'))).toThrow(/doesn't depend on/);
  });

  it('are optional: a folder without starters has no names', () => {
    expect(starterNames(path.join(root, 'starters/one'))).toEqual([]);
  });
});

it('no file of a starter is ignored by Git', () => {
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', 'starters'];
  const kept = new Set(execFileSync('git', list, { cwd: rootDir, encoding: 'utf8' }).split('\0'));
  const files = starterNames(rootDir).flatMap((name) =>
    listStarterFiles(path.join(rootDir, 'starters', name)).map((file) => {
      const full = starterFile(path.join(rootDir, 'starters', name), file);
      return path.relative(rootDir, full).replaceAll('\\', '/');
    }),
  );
  expect(files.filter((file) => !kept.has(file))).toEqual([]);
});

it('every shared file belongs to starters that don’t have their own', () => {
  const shared = path.join(rootDir, 'starters/shared');
  const table = readJson<Record<string, string[]>>(path.join(shared, 'files.json'));
  const files = fs
    .readdirSync(shared, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'files.json')
    .map((entry) => path.relative(shared, path.join(entry.parentPath, entry.name)));
  expect(files.map((file) => file.replaceAll('\\', '/')).sort()).toEqual(Object.keys(table).sort());
  for (const [file, names] of Object.entries(table)) {
    expect(names.length, file).toBeGreaterThan(1);
    expect(starterNames(rootDir)).toEqual(expect.arrayContaining(names));
    for (const name of names) {
      expect(fs.existsSync(path.join(rootDir, 'starters', name, file)), `${name}: ${file}`).toBe(
        false,
      );
    }
  }
});

describe('the zip of a starter', () => {
  const siteUrl = 'https://docs.example/';
  const zip = zipStarter(dir, 'one', siteUrl);

  it('has its files, the license and instructions for agents in one folder', () => {
    const content = unzipSync(zip);
    const files = Object.keys(content).filter((name) => !name.endsWith('/'));
    expect(files.sort()).toEqual(
      [...listStarterFiles(dir), 'AGENTS.md', 'LICENSE'].map((file) => `reveal-one/${file}`).sort(),
    );
    for (const file of listStarterFiles(dir)) {
      const packed = Buffer.from(content[`reveal-one/${file}`] ?? []);
      expect(packed.equals(fs.readFileSync(starterFile(dir, file))), file).toBe(true);
    }
    const agents = Buffer.from(content['reveal-one/AGENTS.md'] ?? []).toString();
    expect(agents).toContain('- @cognite/reveal 4.29.0\n');
    const license = Buffer.from(content['reveal-one/LICENSE'] ?? []);
    expect(license.equals(fs.readFileSync(path.join(rootDir, 'LICENSE')))).toBe(true);
  });

  it('has the same bytes each time', () => {
    expect(Buffer.from(zipStarter(dir, 'one', siteUrl)).equals(Buffer.from(zip))).toBe(true);
  });

  it('doesn’t contain the host that packages were installed from', () => {
    const resolved = 'https://registry.example/three.tgz';
    writeFiles(root, {
      'starters/two/package-lock.json': { packages: { 'node_modules/three': { resolved } } },
    });
    expect(() => zipStarter(path.join(root, 'starters/two'), 'two', siteUrl)).toThrow(
      /contains the source URL of node_modules\/three/,
    );
  });
});

describe('the measurements of starters', () => {
  const seen = {
    date: '2026-11-24',
    versions: { '@cognite/reveal': '4.29.0' },
    scriptBytes: 1_900_000,
    firstPictureMs: 1850,
  };

  it('are empty before the first run', () => {
    expect(readTested(root)).toEqual({});
  });

  it('are read for each starter, and refused if invalid', () => {
    writeFiles(root, { 'starters/tested.json': { one: seen } });
    expect(readTested(root).one?.firstPictureMs).toBe(1850);
    writeFiles(root, { 'starters/tested.json': { one: { ...seen, date: 'today' } } });
    expect(() => readTested(root)).toThrow(/tested\.json: one\.date/);
  });
});
