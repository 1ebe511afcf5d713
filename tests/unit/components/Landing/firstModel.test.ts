/** The landing page's three steps are what a reader copies first: they install and compile. */
import fs from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { checkBlocks } from '../../../../src/plugins/blocks/checkBlocks';
import { makePage } from '../../../../src/plugins/blocks/pages';
import { generateSdkTypes } from '../../../../src/plugins/sdkTypes/generate';
import { readVersions, rootDir, type DocsVersion } from '../../../../src/versions';

const versions = readVersions();
const latest = versions.find(({ isLast }) => isLast) as DocsVersion;
const file = path.join(rootDir, 'src/components/Landing/FirstModel.mdx');

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
}

function readDependencies(): Manifest['dependencies'] {
  const manifest = path.join(latest.workspaceDir, 'package.json');
  return (JSON.parse(fs.readFileSync(manifest, 'utf8')) as Manifest).dependencies;
}

beforeAll(() => generateSdkTypes(versions), 60_000);

test('every block of the three steps compiles in the latest version and installs its releases', async () => {
  const content = fs.readFileSync(file, 'utf8');
  const page = await makePage(latest, path.join(latest.contentDir, 'first-model.mdx'), content);
  const pins = Object.fromEntries(
    Object.entries(readDependencies()).map(([name, version]) => [name, [version]]),
  );
  const report = checkBlocks([page], {
    version: { ...latest },
    versions,
    archived: [],
    isApiSymbol: () => true,
    pins,
    programs: [],
  });
  expect(page.blocks.map(({ lang }) => lang)).toEqual(['bash', 'ts', 'ts']);
  expect(report.problems.map(({ line, message }) => `${line}: ${message}`)).toEqual([]);
});

test('the releases to install are those that the latest version runs', () => {
  const install = /npm install (.+)/.exec(fs.readFileSync(file, 'utf8'))?.[1]?.split(' ') ?? [];
  const dependencies = readDependencies();
  expect(install).toEqual(
    ['@cognite/reveal', '@cognite/sdk', 'three'].map((name) => `${name}@${dependencies[name]}`),
  );
});
