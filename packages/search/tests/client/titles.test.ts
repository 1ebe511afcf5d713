import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { titlesOf, type RecordsFile } from '../../src/records';
import { loadTitles } from '../../src/client/titles';

const page = {
  path: 'docs/camera',
  group: 'Camera',
  kind: 'guide',
  tag: 'docs-default-4.x',
  rank: 3,
  summary: 'Moves the view.',
  sections: [
    { level: 1, heading: 'Camera', text: 'A long text about orbiting.' },
    { level: 2, heading: '<em> planes', text: 'Near and far.', asked: 'clipping distance' },
    { level: 2, heading: 'Program', text: 'viewer.fit()', code: true },
  ],
} as const;
const foreign = { ...page, path: '/evil.example', sections: [{ ...page.sections[0] }] };
const records: RecordsFile = { language: 'en', pages: [page, foreign] };
const manifest = {
  files: {},
  titles: { 'docs-default-4.x': 'titles-4.json' },
  latest: 'docs-default-4.x',
};

beforeEach(() => {
  vi.stubGlobal('window', { location: { origin: 'https://docs.example' } });
  vi.stubGlobal('fetch', (url: string) => {
    const files: Record<string, unknown> = {
      '/search-index/manifest.json': manifest,
      '/search-index/titles-4.json': titlesOf(records),
    };
    return Promise.resolve(Response.json(files[url] ?? {}, { status: url in files ? 200 : 404 }));
  });
});
afterEach(() => void vi.unstubAllGlobals());

it('titles contain headings and summaries, but no search phrases, text or programs', () => {
  const text = JSON.stringify(titlesOf(records));
  for (const kept of ['Camera', 'planes', 'Moves the view.']) expect(text).toContain(kept);
  for (const left of ['clipping distance', 'orbiting', 'Near and far', 'Program', 'viewer.fit'])
    expect(text).not.toContain(left);
});

it.each(['docs-default-4.x', 'default'])('finds titles for the tag %s', async (tag) => {
  const search = await loadTitles('/', tag);
  expect(search('plane')[0]?.url).toBe('/docs/camera#em-planes');
  expect(search('zzqq')).toEqual([]);
});

it('escapes titles and leaves out addresses of other hosts', async () => {
  const search = await loadTitles('/', 'default');
  const [hit] = search('planes');
  expect(hit?._highlightResult?.hierarchy?.lvl2?.value).toBe('&lt;em&gt; <mark>planes</mark>');
  expect(search('camera').every(({ url }) => url.startsWith('/docs/'))).toBe(true);
});

it('rejects if a file can’t be loaded', async () => {
  await expect(loadTitles('/other/', 'default')).rejects.toThrow('404');
});
