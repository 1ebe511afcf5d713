/**
 * `npx tsx scripts/looks.ts [--update] [kind …]`: compares screenshots of pages with those in `tests/looks/kept`. If
 * they differ, writes a report of the differences. `--update` also replaces the stored screenshots.
 */
import fs from 'node:fs';
import path from 'node:path';
import { rootDir } from '@reveal-docs/versions';
import { kinds, reportFile, strayFiles } from '../tests/tools';
import { ensureBrowsers } from './helpers/chromium';
import { main, runBin } from './helpers/run';

const test = ['test', '--project=looks'];

main(async () => {
  const args = process.argv.slice(2);
  const updates = args.includes('--update');
  const names = args.filter((arg) => arg !== '--update');
  const known = kinds.map(({ name }) => name);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new Error(
      `Unknown kind of page "${unknown.join('", "')}". Choose from: ${known.join(', ')}.`,
    );
  }
  ensureBrowsers();
  const report = path.join(rootDir, reportFile);
  // Remove the previous report, in case the browser tests fail before they write a report.
  fs.rmSync(report, { force: true });
  const chosen = names.length === 0 ? [] : ['--grep', `"(?:${names.join('|')})"`];
  const kept = names.length === 0 ? 'all' : 'some';
  const code = await runBin('playwright', [...test, ...chosen], {
    env: { LOOKS: updates ? kept : '' },
  });
  if (updates && names.length === 0 && code === 0) for (const file of strayFiles()) fs.rmSync(file);
  if (fs.existsSync(report))
    console.log(
      `Report with the previous pictures, the new pictures and their differences: ${reportFile}`,
    );
  else if (code === 0) console.log('All pages look the same as before.');
  if (code !== 0) process.exitCode = 1;
});
