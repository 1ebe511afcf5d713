import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { hashSources } from '../../../scripts/helpers/buildInfo';
import { temporaryFolder, writeFiles } from '../../fixtures/temporaryFolder';

const folder = temporaryFolder();
let trees = 0;

function makeTree(kind: 'checkout' | 'archive'): string {
  const root = path.join(folder, String((trees += 1)));
  writeFiles(root, {
    '.gitignore': 'node_modules/\nbuild/\ndocs/api/\n.generated/\n',
    'package.json': '{}',
    'docs/overview.mdx': '# Overview',
    'src/a.ts': 'export const a = 1;',
  });
  if (kind === 'checkout') {
    execFileSync('git', ['init', '--quiet'], { cwd: root });
    execFileSync('git', ['add', '.'], { cwd: root });
  }
  return root;
}

describe.each(['checkout', 'archive'] as const)('in a %s', (kind) => {
  const hashAfter = (change: (root: string) => void): [string, string] => {
    const root = makeTree(kind);
    const before = hashSources({}, root);
    change(root);
    return [before, hashSources({}, root)];
  };

  it.each<[string, (root: string) => void]>([
    ['a page', (root) => writeFiles(root, { 'docs/overview.mdx': '# Changed' })],
    ['a new file', (root) => writeFiles(root, { 'docs/new.mdx': '' })],
    ['a file that is gone', (root) => fs.rmSync(path.join(root, 'src/a.ts'))],
    [
      'a file with another name',
      (root) => fs.renameSync(path.join(root, 'src/a.ts'), path.join(root, 'src/b.ts')),
    ],
  ])('a build is outdated after a change: %s', (_, change) => {
    const [before, after] = hashAfter(change);
    expect(after).not.toBe(before);
  });

  it.each([
    'node_modules/three/index.js',
    'build/index.html',
    'docs/api/index.md',
    '.generated/build.json',
    'tests/unit/a.test.ts',
    'bench/budgets.json',
    '.github/workflows/ci.yml',
    'README.md',
  ])('a build isn’t outdated after a change of %s', (file) => {
    const [before, after] = hashAfter((root) => writeFiles(root, { [file]: 'changed' }));
    expect(after).toBe(before);
  });
});

it.each([
  'DOCS_BASE_URL',
  'DOCS_URL',
  'DOCS_REPO_URL',
  'DOCS_VERSIONS',
  'ALGOLIA_APP_ID',
  'ALGOLIA_API_KEY',
  'ALGOLIA_INDEX_NAME',
])('a build is outdated after a change of %s', (name) => {
  const root = makeTree('archive');
  expect(hashSources({ [name]: 'x' }, root)).not.toBe(hashSources({}, root));
});

it('other variables don’t make a build outdated', () => {
  const root = makeTree('archive');
  expect(hashSources({ PORT: '1', HOME: '/' }, root)).toBe(hashSources({}, root));
});
