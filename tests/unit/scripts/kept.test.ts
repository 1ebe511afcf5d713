import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  deployedFile,
  parseDeployedFiles,
  type DeployedFiles,
} from '../../../deploy/deployedFiles';
import { keepFormer, openFormer } from '../../../scripts/helpers/kept';
import { startPlainHost } from '../../fixtures/plainHost';
import { temporaryFolder } from '../../fixtures/temporaryFolder';

const folder = temporaryFolder();
let count = 0;
let root: string;
let said: string[];
const say = (line: string) => said.push(line);
const now = new Date('2026-05-31T12:00:00.000Z');
const key = 'k'.repeat(32);

beforeEach(() => {
  root = path.join(folder, String((count += 1)));
  said = [];
});

function makeFiles(name: string, files: Readonly<Record<string, string>>): string {
  const dir = path.join(root, name);
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
    fs.writeFileSync(path.join(dir, file), text);
  }
  return dir;
}

async function makeBuild(name: string, files: Readonly<Record<string, string>>): Promise<string> {
  const outDir = makeFiles(name, files);
  await keepFormer({ outDir, former: undefined, now, key, say });
  return outDir;
}

const open = (source: string) =>
  openFormer(source, {
    emptied: { dir: path.join(root, 'new'), aside: path.join(root, 'aside') },
    key,
    say,
  });

const read = (dir: string, file: string): string => fs.readFileSync(path.join(dir, file), 'utf8');
const listOf = (dir: string): DeployedFiles => parseDeployedFiles(read(dir, deployedFile));
const sha = (text: string): string => createHash('sha256').update(text).digest('hex');

const first = {
  'index.html': 'first',
  'assets/js/aaaaaaaa.js': 'a',
  'assets/js/bbbbbbbb.js': 'b',
};
const second = { 'index.html': 'second', 'assets/js/bbbbbbbb.js': 'b' };

describe('files of a previous build', () => {
  it('are copied from its folder, except for pages', async () => {
    const former = await open(await makeBuild('old', first));
    const outDir = makeFiles('new', second);
    await keepFormer({ outDir, former, now, say });
    expect(read(outDir, 'assets/js/aaaaaaaa.js')).toBe('a');
    expect(read(outDir, 'index.html')).toBe('second');
    expect(listOf(outDir)).toEqual({
      built: now.toISOString(),
      files: { 'assets/js/bbbbbbbb.js': sha('b') },
      kept: [{ replaced: now.toISOString(), files: { 'assets/js/aaaaaaaa.js': sha('a') } }],
    });
    expect(said).toEqual([
      'DOCS_KEEP: kept 1 file(s) from previous builds. Each file is kept for 30 days after the first build that no longer contains it.',
    ]);
  });

  it('are kept although the new build empties their folder', async () => {
    const outDir = await makeBuild('new', first);
    const former = await open(outDir);
    fs.rmSync(outDir, { recursive: true });
    makeFiles('new', second);
    await keepFormer({ outDir, former, now, say });
    expect(read(outDir, 'assets/js/aaaaaaaa.js')).toBe('a');
  });

  it('are downloaded from the live site, and kept over several builds', async () => {
    const host = await startPlainHost(await makeBuild('old', first), '/docs/');
    try {
      const former = await open(host.address);
      const outDir = makeFiles('new', second);
      await keepFormer({ outDir, former, now, say });
      await keepFormer({ outDir, former: undefined, now, say });
      expect(fs.existsSync(path.join(outDir, 'assets/js/aaaaaaaa.js'))).toBe(false);
      await keepFormer({ outDir, former, now, say });
      const later = makeFiles('later', { 'assets/js/cccccccc.js': 'c' });
      const between = await openFormer(outDir, { say });
      await keepFormer({ outDir: later, former: between, now, say });
      expect(read(later, 'assets/js/aaaaaaaa.js')).toBe('a');
      expect(read(later, 'assets/js/bbbbbbbb.js')).toBe('b');
    } finally {
      host.close();
    }
  });

  it('are reported and left out of the list if they are damaged or missing', async () => {
    const old = await makeBuild('old', first);
    fs.writeFileSync(path.join(old, 'assets/js/aaaaaaaa.js'), 'damaged');
    const outDir = makeFiles('new', second);
    await keepFormer({ outDir, former: await open(old), now, say });
    expect(fs.existsSync(path.join(outDir, 'assets/js/aaaaaaaa.js'))).toBe(false);
    expect(listOf(outDir).kept).toEqual([]);
    expect(said.at(-1)).toMatch(/1 file\(s\) .* couldn't be kept \(assets\/js\/aaaaaaaa\.js\)/);
  });
});

it('a file with the same name but other content is reported, and the build continues', async () => {
  const former = await open(await makeBuild('old', first));
  const outDir = makeFiles('new', { 'assets/js/bbbbbbbb.js': 'changed' });
  await keepFormer({ outDir, former, now, say });
  expect(read(outDir, 'assets/js/bbbbbbbb.js')).toBe('changed');
  expect(said[0]).toMatch(
    /1 changed file\(s\) are cached forever by browsers: assets\/js\/bbbbbbbb\.js/,
  );
});

describe('a build throws', () => {
  it('if a file in a folder of hashed files has no hash in its name', async () => {
    const outDir = makeFiles('new', { 'assets/js/main.js': 'a' });
    await expect(keepFormer({ outDir, former: undefined, now, say })).rejects.toThrow(
      /names don't contain a hash of their contents: assets\/js\/main\.js/,
    );
  });
});

describe('a build continues with a one-line message for', () => {
  it.each([
    ['a folder that is not there', 'missing'],
    ['a folder without a list', 'empty'],
    ['a list that is damaged', 'damaged'],
    ['a site that does not answer', 'http://127.0.0.1:9/docs/'],
  ])('%s', async (_name, source) => {
    makeFiles('empty', { 'index.html': '' });
    makeFiles('damaged', { [deployedFile]: '{"built":' });
    const former = await open(source.startsWith('http') ? source : path.join(root, source));
    expect(former).toBeUndefined();
    expect(said).toHaveLength(1);
    expect(said[0]).toMatch(/^DOCS_KEEP: can't keep the files of .* \(.+\)\. .* build again\.$/);
    const outDir = makeFiles('new', second);
    await keepFormer({ outDir, former, now, say });
    expect(listOf(outDir).kept).toEqual([]);
  });
});
