/**
 * `npx tsx scripts/looks.ts [--update] [kind …]`: compares what pages look like with what is kept in `tests/looks/kept`. With
 * `--update` keeps what they look like now. Both leave a report of what looks otherwise.
 */
import fs from 'node:fs';
import path from 'node:path';
import { rootDir } from '../src/versions';
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
      `There is no kind of page "${unknown.join('", "')}". There are ${known.join(', ')}.`,
    );
  }
  ensureBrowsers();
  const report = path.join(rootDir, reportFile);
  // Of an earlier run; the browser tests may not get as far as to write one.
  fs.rmSync(report, { force: true });
  const chosen = names.length === 0 ? [] : ['--grep', `"(?:${names.join('|')})"`];
  const kept = names.length === 0 ? 'all' : 'some';
  const code = await runBin('playwright', [...test, ...chosen], {
    env: { LOOKS: updates ? kept : '' },
  });
  if (updates && names.length === 0 && code === 0) for (const file of strayFiles()) fs.rmSync(file);
  if (fs.existsSync(report)) console.log(`Before, after and difference: ${reportFile}`);
  else if (code === 0) console.log('Everything looks as it did.');
  if (code !== 0) process.exitCode = 1;
});
