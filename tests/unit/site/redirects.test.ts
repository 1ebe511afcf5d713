import path from 'node:path';
import { expect, it } from 'vitest';
import { listRedirects, otherAddress } from '../../../src/site/redirects';
import type { DocsVersion } from '@reveal-docs/versions';
import { temporaryFolder, writeFiles } from '../../fixtures/temporaryFolder';

const folder = temporaryFolder();

function version(name: string, isLast: boolean, pages: readonly string[]): DocsVersion {
  const contentDir = path.join(folder, name);
  writeFiles(contentDir, Object.fromEntries(pages.map((page) => [page, ''])));
  return { name, isLast, contentDir, routePath: isLast ? 'docs' : `docs/${name}` } as DocsVersion;
}

const next = version('next', false, ['overview.mdx']);
const latest = version('3.x', true, ['overview.mdx', 'examples/kept.mdx']);
const before = version('2.x', false, [
  'overview.mdx',
  'examples/kept.mdx',
  'examples/gone.mdx',
  'api/classes/Gone.md',
]);
const old = version('1.x', false, ['examples/older.mdx']);

it('the overview path redirects to the root of its version', () => {
  expect(listRedirects([next, old])).toEqual([
    { from: '/docs/next/overview', to: '/docs/next' },
    { from: '/docs/1.x/overview', to: '/docs/1.x' },
  ]);
});

it('removed hand-written pages redirect to the previous version', () => {
  expect(listRedirects([next, latest, before, old]).slice(4)).toEqual([
    { from: '/docs/examples/gone', to: '/docs/2.x/examples/gone' },
  ]);
});

it('the latest version is also available under its name', () => {
  const other = otherAddress([next, { ...latest, folder: '3.x' }, before]);
  expect(['/docs', '/docs/examples/kept', '/docs/2.x/examples/kept'].map(other)).toEqual([
    '/docs/3.x',
    '/docs/3.x/examples/kept',
    undefined,
  ]);
});

it('without the latest version, the first one is available at its path', () => {
  const other = otherAddress([before, old]);
  expect(['/docs/2.x', '/docs/2.x/examples/kept', '/docs/1.x', '/versions'].map(other)).toEqual([
    '/docs',
    '/docs/examples/kept',
    undefined,
    undefined,
  ]);
});
