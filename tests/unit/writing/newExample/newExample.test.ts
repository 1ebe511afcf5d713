import fs from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { addExample, summarizeNewExample } from '../../../../src/writing/newExample/newExample';
import { addToSidebar } from '../../../../src/writing/newExample/sidebarSource';
import { rootDir } from '@reveal-docs/versions';
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

const sidebars = `export default {
  docs: [
    'overview',
    { label: 'Guides', items: ['react'] },
    { label: 'Examples', items: [{ label: 'Style', items: ['examples/first'] }] },
  ],
};
`;

beforeEach(() => {
  dir = makeSmallRepository(path.join(folder, String((count += 1))));
  writeFiles(dir, {
    'sidebars.ts': sidebars,
    'examples/next/cad-basic.ts': "export const program = 'smallest';\n",
    'static/examples/next/cad-basic.light.webp': 'poster',
    'static/examples/next/cad-basic.dark.webp': 'dark poster',
    // As in the real repository, Next uses an older version's golden image.
    'tests/golden/2.x/cad-basic.png': 'golden image',
  });
  commitAll(dir);
});

const read = (file: string): string => fs.readFileSync(path.join(dir, file), 'utf8');

it('adds all files of an example', async () => {
  await addExample(dir, 'clash-detection', 'Style');
  expect(gitStatus(dir)).toEqual([
    ' M sidebars.ts',
    ' M tests/expectedVersions.json',
    '?? docs/examples/clash-detection.mdx',
    '?? examples/next/clash-detection.ts',
    '?? static/examples/next/clash-detection.dark.webp',
    '?? static/examples/next/clash-detection.light.webp',
    '?? tests/golden/next/clash-detection.png',
    '?? tests/scenarios/clash-detection.ts',
  ]);
  expect(read('examples/next/clash-detection.ts')).toBe(read('examples/next/cad-basic.ts'));
  expect(read('docs/examples/clash-detection.mdx')).toContain('<Example name="clash-detection" />');
  expect(read('sidebars.ts')).toContain("items: ['examples/first', 'examples/clash-detection']");
  const [next, latest] = readJson<{ examples: string[] }[]>(dir, 'tests/expectedVersions.json');
  expect(next?.examples).toEqual(['first', 'clash-detection']);
  expect(latest?.examples).toEqual(['first']);
  expect(summarizeNewExample('clash-detection', 'Style').done.join('\n')).toContain(
    'tests/scenarios/clash-detection.ts',
  );
});

describe('refuses', () => {
  it.each(['Clash', 'clash_detection', 'a/b', '../a', '-a', 'a-', '', 'project'])(
    'the name %j',
    async (name) => {
      await expect(addExample(dir, name, 'Style')).rejects.toThrow("isn't a valid example name");
      expect(gitStatus(dir)).toEqual([]);
    },
  );

  it('an existing name', async () => {
    await expect(addExample(dir, 'first', 'Style')).rejects.toThrow(
      'examples/next/first.ts already exists',
    );
    expect(gitStatus(dir)).toEqual([]);
  });

  it('a category without examples', async () => {
    await expect(addExample(dir, 'new', 'Guides')).rejects.toThrow(
      'no example category "Guides". Available categories: "Style".',
    );
    expect(gitStatus(dir)).toEqual([]);
  });
});

it('supports the categories of the real sidebar', () => {
  const source = fs.readFileSync(path.join(rootDir, 'sidebars.ts'), 'utf8');
  expect(addToSidebar(source, 'examples/new', 'Load models')).toMatch(
    /label: 'Load models',[^\]]*'examples\/new'/,
  );
});
