import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { rootDir } from '@reveal-docs/versions';

const files = execFileSync('git', ['ls-files', '-z'], {
  cwd: rootDir,
  encoding: 'utf8',
  maxBuffer: 1 << 26,
}).split('\0');
const guides = files.filter((file) => /(?:^|\/)(?:README|CONTRIBUTING)\.md$/.test(file));

function read(file: string): string {
  return fs.readFileSync(path.join(rootDir, file), 'utf8');
}

function firstCells(file: string): string {
  return [...read(file).matchAll(/^\|([^|\n]+)\|/gm)].map(([, cell]) => cell).join('\n');
}

function foldersOf(folder: string): string[] {
  const below = files.filter((file) => file.startsWith(`${folder}/`));
  const names = below.map((file) => file.slice(folder.length + 1).split('/'));
  return [...new Set(names.flatMap(([name = '', ...rest]) => (rest.length > 0 ? [name] : [])))];
}

it('README.md lists every folder of src', () => {
  const cells = firstCells('README.md');
  const folders = foldersOf('src');
  expect(folders.length).toBeGreaterThan(10);
  expect(folders.filter((name) => !cells.includes(`\`src/${name}/\``))).toEqual([]);
});

it('the plugins’ README names every plugin', () => {
  const text = read('src/plugins/README.md');
  const folders = foldersOf('src/plugins');
  expect(folders.length).toBeGreaterThan(10);
  expect(folders.filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
});

function firstComment(text: string): string {
  return /\/\*[\s\S]*?\*\/|(?:^\/\/.*\n)+/m.exec(text)?.[0] ?? '';
}

it('the theme’s README names every changed component', () => {
  const text = firstCells('src/theme/README.md');
  const components = files
    .filter((file) => /^src\/theme\/.*\.tsx?$/.test(file) && read(file).startsWith('// Change:'))
    .map((file) => file.replace(/^src\/theme\/|(?:\/index)?\.tsx?$/g, ''));
  expect(components.length).toBeGreaterThan(10);
  expect(components.filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
});

it('src/README.md lists the files to check when Docusaurus is upgraded', () => {
  const list = firstCells('src/README.md');
  const leaning = files.filter((file) => {
    if (!/^(?:src\/(?!theme\/)|packages\/[^/]+\/src\/).*\.(?:m?ts|tsx)$/.test(file)) return false;
    const text = read(file);
    return (
      /docusaurus/i.test(firstComment(text)) ||
      /constructor\??\.name\b|from '@docusaurus\/[\w-]+\/lib\//.test(text)
    );
  });
  expect(leaning.length).toBeGreaterThan(10);
  expect(leaning.filter((file) => !list.includes(`\`${file}\``))).toEqual([]);
});

it('CONTRIBUTING.md defines at most 12 special words', () => {
  const [, section = ''] = read('CONTRIBUTING.md').split('| word | meaning |');
  const words = [...(section.split('\n\n')[0] ?? '').matchAll(/^\| (?!---)/gm)];
  expect(words.length).toBeGreaterThan(10);
  expect(words.length).toBeLessThanOrEqual(12);
});

it.each(foldersOf('packages'))(
  'the README of packages/%s names only entry points that exist',
  (name) => {
    const manifest = JSON.parse(read(`packages/${name}/package.json`)) as {
      readonly exports: Readonly<Record<string, string>>;
    };
    const [, table = ''] = read(`packages/${name}/README.md`).split(/^\| entry point \|.*$/m);
    const rows = (table.split('\n\n')[0] ?? '').matchAll(/^\|([^|\n]+)\|/gm);
    const named = [...rows].flatMap(([, cell = '']) =>
      [...cell.matchAll(/`([^`]+)`/g)].map(([, entry = '']) => entry),
    );
    const known = Object.keys(manifest.exports).map((entry) =>
      entry === '.' ? `@reveal-docs/${name}` : entry.slice(2),
    );
    expect(named.filter((entry) => !known.includes(entry))).toEqual([]);
  },
);

/** Files that guides mention, but that exist only in a reader's own project. */
const notHere = new Set(['viewer.ts', 'src/viewer.ts', 'src/main.ts', 'src/view.ts']);

const isBelow = (file: string, folder: string) => folder === '.' || file.startsWith(`${folder}/`);

/** Returns whether a guide passes this name to Playwright, which matches any part of a test's path. */
const isCommand = (guide: string, name: string) =>
  new RegExp(`npx playwright test [^\\n]*${name.replaceAll('.', String.raw`\.`)}`).test(
    read(guide),
  );

function namedFiles(file: string): string[] {
  const names = [
    ...read(file).matchAll(/(?<![\w@./>-])([\w@][\w@./-]*\.(?:[cm]?tsx?|mjs|css))\b/g),
  ];
  return [...new Set(names.map(([, name = '']) => name))].filter((name) => !notHere.has(name));
}

describe.each(guides)('%s', (guide) => {
  it('names only existing files', () => {
    const missing = namedFiles(guide).filter((name) => {
      const dir = path.posix.dirname(guide);
      if (files.includes(name) || files.includes(path.posix.join(dir, name))) return false;
      // Some of a starter's files are copied from other folders.
      const folder = isCommand(guide, name) ? 'tests' : guide.startsWith('starters/') ? '.' : dir;
      return !files.some((file) => isBelow(file, folder) && `/${file}`.endsWith(`/${name}`));
    });
    expect(missing).toEqual([]);
  });

  it('links only to existing files', () => {
    const links = [...read(guide).matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)]
      .map(([, target = '']) => target)
      .filter((target) => !/^[a-z]+:/.test(target));
    const missing = links.filter(
      (target) => !fs.existsSync(path.join(rootDir, path.dirname(guide), target)),
    );
    expect(missing).toEqual([]);
  });

  it('names only existing folders', () => {
    const folders = [
      ...read(guide).matchAll(/`((?:src|packages|scripts|tests|bench|deploy)\/[\w/-]*\w)\/?`/g),
    ];
    const missing = folders
      .map(([, folder = '']) => folder)
      .filter((folder) =>
        [rootDir, path.join(rootDir, path.dirname(guide))].every(
          (dir) => !fs.existsSync(path.join(dir, folder)),
        ),
      );
    expect(missing).toEqual([]);
  });
});
