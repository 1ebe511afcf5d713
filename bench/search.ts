/**
 * `npm run bench -- search`: measures the transfer size and the duration of the first search, and the search time per
 * key press.
 */
import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Response } from '@playwright/test';
import { buildDir } from '../scripts/helpers/buildInfo';
import { createEngine, type Engine } from '@reveal-docs/search/engine/engine';
import {
  fileRecords,
  recordsFolder,
  type RecordsFile,
  type SearchRecord,
} from '@reveal-docs/search/records';
import { relevanceCases } from '../tests/tools';
import { quantile } from './numbers';
import { progress, type BenchPart, type Table } from './part';
import { onBuiltSite } from './site';
import { hydrate } from './transfer';

function largestRecords(): SearchRecord[] {
  const folder = path.join(buildDir, recordsFolder);
  const [largest] = fs
    .readdirSync(folder)
    .filter((name) => name !== 'manifest.json')
    .map((name) => fs.readFileSync(path.join(folder, name), 'utf8'))
    .sort((a, b) => b.length - a.length);
  if (largest === undefined)
    throw new Error('The build has no search records. Run `npm run build` first.');
  return fileRecords(JSON.parse(largest) as RecordsFile);
}

/**
 * Returns `times` copies of the records. Each copy has different headings, so that the number of distinct words also
 * grows.
 */
function multiply(records: readonly SearchRecord[], times: number): SearchRecord[] {
  return Array.from({ length: times }, (_, copy) =>
    copy === 0
      ? records
      : records.map((record) => ({
          ...record,
          path: `${copy}/${record.path}`,
          hierarchy: Object.fromEntries(
            Object.entries(record.hierarchy).map(([level, name]) => [
              level,
              name === null ? null : `${name}${String.fromCharCode(97 + copy)}`,
            ]),
          ) as unknown as SearchRecord['hierarchy'],
        })),
  ).flat();
}

/**
 * Searches for every prefix of each query, as if a reader typed the query. Returns the duration of each search, in
 * milliseconds.
 */
function typingTimes(engine: Engine): number[] {
  const times: number[] = [];
  for (const { query } of relevanceCases) {
    for (let length = 1; length <= query.length; length++) {
      const start = performance.now();
      engine.search(query.slice(0, length));
      times.push(performance.now() - start);
    }
  }
  return times;
}

const round = (value: number): number => Math.round(value * 10) / 10;

async function engineRow(
  name: string,
  records: readonly SearchRecord[],
): Promise<(string | number)[]> {
  progress(`search engine: records of ${name}`);
  const start = performance.now();
  const engine = createEngine(records);
  const built = performance.now() - start;
  typingTimes(engine);
  const times = typingTimes(engine);
  return [
    name,
    records.length,
    round(built),
    round(quantile(times, 0.5)),
    round(quantile(times, 0.95)),
  ];
}

/** Files that load before the first result: the total size of each kind, in bytes compressed with gzip. */
type Sizes = Readonly<Record<'records' | 'scripts' | 'styles', number>>;

function sumSizes(loaded: readonly { readonly url: string; readonly body: Buffer }[]): Sizes {
  const sum = (isOne: (path: string) => boolean) =>
    loaded
      .filter(({ url }) => isOne(new URL(url).pathname))
      .reduce((total, { body }) => total + gzipSync(body, { level: 9 }).length, 0);
  return {
    records: sum((path) => path.includes(`/${recordsFolder}/`)),
    scripts: sum((path) => path.endsWith('.js')),
    styles: sum((path) => path.endsWith('.css')),
  };
}

function firstResult(): Promise<{ sizes: Sizes; milliseconds: number }> {
  return onBuiltSite(async (browser, address) => {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(`${address}docs/concepts`);
    await hydrate(page);
    await page.waitForLoadState('networkidle');
    const responses: Response[] = [];
    page.on('response', (response) => responses.push(response));
    const start = performance.now();
    await page.keyboard.press('Control+k');
    await page.getByPlaceholder('Search docs').fill('addModel');
    await page.locator('.DocSearch-Hit').first().waitFor();
    const milliseconds = performance.now() - start;
    const loaded = await Promise.all(
      responses
        .filter((response) => /\/(?:assets|search-index)\//.test(response.url()))
        .map(async (response) => ({ url: response.url(), body: await response.body() })),
    );
    return { sizes: sumSizes(loaded), milliseconds };
  });
}

export const searchPart: BenchPart = {
  name: 'search',
  about:
    'transfer size, time to the first result, and time per key press, including with ten times as many records',
  needsBuild: true,
  async run() {
    const records = largestRecords();
    const engineTable: Table = {
      title:
        'Search engine: time per key press in all relevance queries (target: p95 of at most 16 ms)',
      columns: ['index', 'records', 'index ms', 'key p50 ms', 'key p95 ms'],
      rows: [
        await engineRow('largest version', records),
        await engineRow('largest version, 10 × the records', multiply(records, 10)),
      ],
    };
    progress('first result in the overlay');
    const { sizes, milliseconds } = await firstResult();
    const total = Object.values(sizes).reduce((sum, size) => sum + size, 0);
    const firstTable: Table = {
      title: 'First result in the overlay with an empty cache (target: at most 140 kB gzip)',
      columns: ['what', 'value'],
      rows: [
        ['kB gzip: overlay, engine, records', round(total / 1000)],
        ...Object.entries(sizes).map(([name, size]) => [`  including ${name}`, round(size / 1000)]),
        ['milliseconds from the shortcut to the first result', Math.round(milliseconds)],
      ],
    };
    return [firstTable, engineTable];
  },
};
