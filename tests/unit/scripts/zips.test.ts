import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { zipName } from '../../../scripts/helpers/zips/contents';
import { makeZip, writeZipList } from '../../../scripts/helpers/zips';
import { writeZip } from '../../../scripts/helpers/zips/writeZip';
import { readZipLinks, type ZipFile } from '../../../src/site/zips';
import { temporaryFolder, writeFiles } from '../../fixtures/temporaryFolder';

const folder = temporaryFolder();
const outDir = path.join(folder, 'build');
const dir = path.join(folder, 'zips');
const now = new Date('2026-05-31T12:00:00.000Z');
const picture = '\u0000picture';
let zip: ZipFile;

beforeAll(async () => {
  writeFiles(outDir, {
    'index.html': 'landing',
    '404.html': 'lost',
    'docs.html': 'overview',
    'docs/concepts.html': 'concepts',
    'docs/concepts.md': '# Concepts',
    'assets/js/main.aaaaaaaa.js': 'main();',
    'img/a.webp': picture,
    _headers: '',
    'policy.json': '{}',
    'deployed-files.json': '{}',
    'sitemap.xml': '',
    'robots.txt': '',
  });
  zip = await makeZip({ label: '4.x', name: 'docs-4.x', outDir, baseUrl: '/a/b/', now }, dir);
  writeZipList([zip], dir);
});

const unpack = () => unzipSync(fs.readFileSync(path.join(dir, zip.file)));

describe('the zip of a site', () => {
  it('contains the site under its base path, each page as a folder with an index file', () => {
    expect(Object.keys(unpack()).sort()).toEqual([
      'docs-4.x/README.txt',
      'docs-4.x/a/b/404.html',
      'docs-4.x/a/b/assets/js/main.aaaaaaaa.js',
      'docs-4.x/a/b/docs/concepts.md',
      'docs-4.x/a/b/docs/concepts/index.html',
      'docs-4.x/a/b/docs/index.html',
      'docs-4.x/a/b/img/a.webp',
      'docs-4.x/a/b/index.html',
      'docs-4.x/serve.mjs',
    ]);
    const { 'docs-4.x/a/b/docs/index.html': page, 'docs-4.x/a/b/img/a.webp': image } = unpack();
    expect([page, image].map((content) => strFromU8(content as Uint8Array))).toEqual([
      'overview',
      picture,
    ]);
  });

  it('explains in its README how to serve it under its base path', () => {
    const readme = strFromU8(unpack()['docs-4.x/README.txt'] as Uint8Array);
    expect(readme).toContain('Reveal docs: 4.x, built on 2026-05-31');
    expect(readme).toContain('http://localhost:8000/a/b/');
    expect(readme).toContain('error_page 404 /a/b/404.html;');
    expect(readme).not.toMatch(/\{(?:what|baseUrl|date)\}/);
  });

  it('has the reported checksum and size', () => {
    const content = fs.readFileSync(path.join(dir, zip.file));
    const sha256 = createHash('sha256').update(content).digest('hex');
    expect(zip).toEqual({
      label: '4.x',
      file: 'docs-4.x.zip',
      bytes: content.length,
      sha256,
      date: '2026-05-31',
    });
    expect(fs.readFileSync(path.join(dir, 'SHA256SUMS'), 'utf8')).toBe(`${sha256}  docs-4.x.zip\n`);
  });

  it('is deleted if a file can’t be read', async () => {
    const file = path.join(dir, 'broken.zip');
    const read = () => {
      throw new Error('gone');
    };
    await expect(writeZip(file, [{ name: 'a.txt', read }], now)).rejects.toThrow('gone');
    expect(fs.existsSync(file)).toBe(false);
  });
});

it('pages become folders in the zip, other files keep their names', () => {
  expect(
    ['index.html', '404.html', 'a/index.html', 'a.html', 'frame/a.1234abcd.html', 'tools.tgz'].map(
      zipName,
    ),
  ).toEqual([
    'index.html',
    '404.html',
    'a/index.html',
    'a/index.html',
    'frame/a.1234abcd.html',
    'tools.tgz',
  ]);
});

it('the included server serves pages, a not-found page, and nothing outside its folder', async () => {
  const root = path.join(folder, 'unpacked', 'inside');
  writeFiles(
    root,
    Object.fromEntries(
      Object.entries(unpack()).map(([name, content]) => [name, strFromU8(content)]),
    ),
  );
  writeFiles(path.dirname(root), { 'secret.txt': 'secret' });
  const server = spawn(process.execPath, [path.join(root, 'docs-4.x/serve.mjs'), '0']);
  try {
    const address = await new Promise<string>((resolve, reject) => {
      server.stdout.setEncoding('utf8').once('data', (text: string) => resolve(text.trim()));
      server.once('close', () => reject(new Error('The server ended.')));
    });
    const { origin } = new URL(address);
    const ask = async (pathname: string) => {
      const response = await fetch(origin + pathname);
      return [response.status, await response.text(), response.headers.get('Content-Encoding')];
    };
    expect(await ask('/a/b/')).toEqual([200, 'landing', 'gzip']);
    expect(await ask('/a/b/docs/concepts')).toEqual([200, 'concepts', 'gzip']);
    expect(await ask('/a/b/docs/concepts/?q=1')).toEqual([200, 'concepts', 'gzip']);
    expect(await ask('/a/b/img/a.webp')).toEqual([200, picture, null]);
    expect(await ask('/a/b/nowhere')).toEqual([404, 'lost', 'gzip']);
    for (const outside of [
      '/%2e%2e/secret.txt',
      '/..%2fsecret.txt',
      '/a/%5c..%5c..',
      '/%E0%A4%A',
    ]) {
      expect(await ask(outside)).toEqual([404, 'lost', 'gzip']);
    }
  } finally {
    server.kill();
  }
});

describe('links to the zips', () => {
  it('have the size and the date of the zip', () => {
    const zips = readZipLinks('https://files.example/zips', dir);
    expect(zips).toEqual([
      {
        label: '4.x',
        href: 'https://files.example/zips/docs-4.x.zip',
        bytes: zip.bytes,
        date: '2026-05-31',
      },
    ]);
  });

  it('are empty without a URL', () => {
    expect(readZipLinks(undefined, dir)).toEqual([]);
  });

  it.each(['{"a":1}', '[{"file":"../a.zip"}]', undefined])(
    'throw without valid zips: %s',
    (text) => {
      const other = path.join(folder, `other-${String(text?.length)}`);
      if (text !== undefined) writeFiles(other, { 'zips.json': text });
      expect(() => readZipLinks('https://files.example', other)).toThrow(/npm run build -- --zip/);
    },
  );
});
