import { expect, it } from 'vitest';
import { budgetsFor } from '../../../bench/budgets';
import { measuredPages } from '../../../bench/pages';
import { formatTable } from '../../../bench/part';
import { readPerfLog } from '../../../bench/build';
import { measureProgram } from '../../../bench/processTree';
import { measureSite, pagesAndAssets } from '../../../bench/siteSize';
import { expectedRoutes, expectedVersions } from '../../expectedPages';
import { temporaryFolder, writeFiles } from '../../fixtures/temporaryFolder';

const dir = temporaryFolder();
writeFiles(dir, {
  'index.html': '12345',
  'docs/a.html': '123',
  'docs/b/c.html': '12',
  'assets/js/a.js': '1',
  'sdk/reveal.js': '1234567',
});

it('measures the size of a site by folder', () => {
  const size = measureSite(dir);
  expect(size).toEqual({
    pages: 3,
    files: 5,
    bytes: 18,
    folders: { '.': 5, docs: 5, assets: 1, sdk: 7 },
  });
  expect(pagesAndAssets(size)).toBe(11);
});

it('aligns texts to the left and numbers to the right', () => {
  const table = formatTable({
    title: 'Sizes',
    columns: ['page', 'kB', 'note'],
    rows: [
      ['landing', 9.5, ''],
      ['api', 120, 'large'],
    ],
  });
  expect(table.split('\n')).toEqual([
    'Sizes',
    '',
    'page      kB  note',
    '-------  ---  -----',
    'landing  9.5',
    'api      120  large',
  ]);
});

it('raises the budgets of a site with additional pages, but doesn’t lower those of a smaller one', () => {
  const page = { script: 1000, style: 10 };
  const firstLoad = budgetsFor(0).firstLoad;
  const base = {
    firstLoad: { ...firstLoad, guide: page },
    beforeIntent: 8,
    pagesAndAssets: 5000,
    pages: 100,
    furtherPage: { script: 2, pagesAndAssets: 50 },
  };
  expect(budgetsFor(99, base)).toEqual(base);
  const larger = budgetsFor(110, base);
  expect(larger.firstLoad.guide).toEqual({ script: 1020, style: 10 });
  expect(larger.pagesAndAssets).toBe(5500);
});

it('measures only existing pages, and each has a budget', () => {
  const routes = expectedVersions.flatMap(expectedRoutes);
  const docs = measuredPages().filter(({ path }) => path.startsWith('docs'));
  expect(docs).toHaveLength(4);
  for (const { path } of docs.filter(({ kind }) => kind !== 'apiClass')) {
    expect(routes).toContain(path);
  }
  expect(measuredPages().map(({ kind }) => kind)).toEqual(Object.keys(budgetsFor(0).firstLoad));
});

it('returns the exit code of a program and the peak memory of its children', async () => {
  const allocate = 'const a = Buffer.alloc(150e6, 1); setTimeout(() => process.exit(3), 800);';
  const start = `require('node:child_process').spawnSync(process.execPath, ['-e', ${JSON.stringify(allocate)}]); process.exit(3);`;
  const { exitCode, peakMemory } = await measureProgram(process.execPath, ['-e', start]);
  expect(exitCode).toBe(3);
  if (process.platform === 'linux') expect(peakMemory).toBeGreaterThan(150e6);
  else expect(peakMemory).toBeUndefined();
});

it('finds the long steps in the log of a build', () => {
  const output = [
    '\u001b[33m[PERF]\u001b[39m Build > Load site - \u001b[31m12.34 seconds!\u001b[39m - (Heap 80mb -> 120mb / Total 150mb)',
    '[PERF][KO] Build > Bundle - 2.00 seconds! - (Heap 80mb -> 120mb / Total 150mb)',
    '[PERF] Build > Load i18n - 5.20 ms - (Heap 80mb -> 120mb / Total 150mb)',
    '[SUCCESS] Generated static files in "build".',
  ].join('\n');
  expect(readPerfLog(output)).toEqual([
    { name: 'Build > Load site', seconds: 12.34 },
    { name: 'Build > Bundle', seconds: 2 },
  ]);
});
