/** Tests the three steps on the landing page, because readers copy them first. */
import fs from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { checkBlocks } from '@reveal-docs/api-reference/blocks/checkBlocks';
import { readJson } from '@reveal-docs/shared/readJson';
import { makePage, readPage } from '@reveal-docs/api-reference/blocks/pages';
import { generateSdkTypes } from '@reveal-docs/api-reference/types/generate';
import { readVersions, rootDir, type DocsVersion } from '@reveal-docs/versions';

const versions = readVersions();
const latest = versions.find(({ isLast }) => isLast) as DocsVersion;
const file = path.join(rootDir, 'src/components/Landing/FirstModel.mdx');

function readPins(): Record<string, string[]> {
  const manifest = path.join(latest.workspaceDir, 'package.json');
  const { dependencies } = readJson<{ dependencies: Record<string, string> }>(manifest);
  return Object.fromEntries(Object.entries(dependencies).map(([name, pin]) => [name, [pin]]));
}

beforeAll(() => generateSdkTypes(versions));

test('every code block compiles in the latest version and installs its releases', async () => {
  const content = fs.readFileSync(file, 'utf8');
  const page = await makePage(latest, path.join(latest.contentDir, 'first-model.mdx'), content);
  const pins = readPins();
  const report = checkBlocks([page], {
    version: { ...latest },
    versions,
    archived: [],
    isApiSymbol: () => true,
    pins,
    programs: [],
    words: new Map(),
  });
  expect(page.blocks.map(({ lang }) => lang)).toEqual(['bash', 'ts', 'ts']);
  expect(report.problems.map(({ line, message }) => `${line}: ${message}`)).toEqual([]);
});

test('the code is the same as on the installation page', async () => {
  const content = fs.readFileSync(file, 'utf8');
  const page = await makePage(latest, path.join(latest.contentDir, 'first-model.mdx'), content);
  const installation = await readPage(latest, path.join(latest.contentDir, 'installation.mdx'));
  const [install, ...programs] = page.blocks.map(({ code }) => code);
  const [create, npm] = installation.blocks.filter(({ lang }) => lang === 'bash');
  expect(install).toBe(`${create?.code.split('\n')[0]}\n${npm?.code}`);
  const titled = installation.blocks.filter(({ meta }) => /src\/main\.ts|vite\.config/.test(meta));
  expect(programs).toEqual(titled.map(({ code }) => code));
});

test('the line below the title installs the same releases', () => {
  const read = (name: string): string =>
    fs.readFileSync(path.join(rootDir, 'src/components/Landing', name), 'utf8');
  const [line = ''] = /npm install @cognite.*/.exec(read('Install.mdx')) ?? [];
  expect(line).not.toBe('');
  expect(read('FirstModel.mdx')).toContain(line);
});
