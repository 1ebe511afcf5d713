import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readExamplePages, type ExamplePage } from '../../../../src/plugins/gallery/examples';
import type { DocsVersion } from '@reveal-docs/versions';
import { temporaryFolder, writeFiles, type FileTree } from '../../../fixtures/temporaryFolder';

const folder = temporaryFolder();
let sites = 0;

const fields = {
  title: 'Show a model',
  description: 'Adds a CAD model.',
  kind: '[cad, points]',
  topics: '[basics]',
  keywords: '[load, first model]',
};

function page(changes: Partial<Record<keyof typeof fields, string>> = {}): string {
  const lines = Object.entries({ ...fields, ...changes }).filter(([, value]) => value !== '');
  return `---\n${lines.map(([name, value]) => `${name}: ${value}`).join('\n')}\n---\n\nText.\n`;
}

function makeSite(files: FileTree): { siteDir: string; version: DocsVersion } {
  const siteDir = path.join(folder, String((sites += 1)));
  writeFiles(siteDir, { 'docs/overview.mdx': '', ...files });
  const version: DocsVersion = {
    name: 'current',
    folder: 'next',
    label: 'Next',
    isLast: false,
    routePath: 'docs/next',
    contentDir: path.join(siteDir, 'docs'),
    workspaceDir: path.join(siteDir, 'examples/next'),
    release: '1.0.0',
    interfaceRelease: '1.0.0',
    clientPackage: 'client',
    api: { layout: 'page', symbols: 'symbols.json', descriptions: 'words.json' },
  };
  return { siteDir, version };
}

async function read(files: FileTree): Promise<readonly ExamplePage[]> {
  const { siteDir, version } = makeSite(files);
  const [first] = await readExamplePages([version], siteDir);
  return first?.pages ?? [];
}

it('reads pages sorted by name, with paths and pictures', async () => {
  const pages = await read({
    'docs/examples/b.mdx': page({ title: 'B' }),
    'docs/examples/a.mdx': page({ title: 'A' }),
    'docs/examples/notes.txt': 'no page',
    'static/examples/next/b.webp': 'picture',
  });
  expect(pages).toEqual([
    {
      id: 'examples/a',
      name: 'a',
      title: 'A',
      description: 'Adds a CAD model.',
      kinds: ['cad', 'points'],
      topics: ['basics'],
      keywords: ['load', 'first model'],
      path: 'docs/next/examples/a',
      picture: null,
    },
    expect.objectContaining({
      name: 'b',
      title: 'B',
      picture: 'examples/next/b.webp',
    }) as unknown,
  ]);
});

it('reads recipes, as CAD unless they specify another kind', async () => {
  const recipe = '---\ntitle: Isolate\ndescription: Shows a part alone.\n---\n\nText.\n';
  const pages = await read({
    'docs/cookbook/isolate.mdx': recipe,
    'docs/cookbook/scan.mdx': recipe.replace('---\n\n', 'kind: [points]\n---\n\n'),
    'static/examples/next/recipe-isolate.webp': 'picture',
  });
  expect(
    pages.map(({ id, kinds, path: address, picture }) => [id, kinds, address, picture]),
  ).toEqual([
    [
      'cookbook/isolate',
      ['cad'],
      'docs/next/cookbook/isolate',
      'examples/next/recipe-isolate.webp',
    ],
    ['cookbook/scan', ['points'], 'docs/next/cookbook/scan', null],
  ]);
});

it('returns an empty list for a version without examples', async () => {
  expect(await read({})).toEqual([]);
});

describe('a page with missing or invalid front matter', () => {
  it.each([
    ['title', '', '"title" with a nonempty string'],
    ['title', '7', '"title" with a nonempty string'],
    ['description', '', '"description" with a nonempty string'],
    ['kind', '', '"kind" with a list of words'],
    ['kind', '[]', '"kind" with a list of words'],
    ['kind', '[video]', 'unknown kind of data "video". Use cad, points, photos'],
    ['topics', 'basics', '"topics" with a list of words'],
    ['keywords', '[1, 2]', '"keywords" with a list of words'],
  ])('is refused: %s: %s', async (field, value, message) => {
    const reading = read({ 'docs/examples/a.mdx': page({ [field]: value }) });
    await expect(reading).rejects.toThrow(message);
    await expect(reading).rejects.toThrow('docs/examples/a.mdx');
  });
});
