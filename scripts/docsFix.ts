/**
 * `npm run docs:fix -- <file> [--commit <commit>]`: copies a change in a file to the same file in the other versions.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { fixOthers, formatFix } from '../src/writing/fix';
import { readVersions, rootDir } from '@reveal-docs/versions';
import { main } from './helpers/run';

main(async () => {
  const { values, positionals } = parseArgs({
    options: { commit: { type: 'string' } },
    allowPositionals: true,
  });
  const [name, ...more] = positionals;
  if (name === undefined || more.length > 0) {
    throw new Error(
      'Missing file. Usage: `npm run docs:fix -- docs/concepts.mdx [--commit <commit>]`.',
    );
  }
  const file = path.relative(rootDir, path.resolve(name)).split(path.sep).join('/');
  const reports = fixOthers(rootDir, file, readVersions(), values.commit);
  if (reports.length === 0) console.log(`No other version has ${file}.`);
  for (const report of reports) console.log(formatFix(report));
  if (reports.length > 0)
    console.log('\nNext: run `npx tsx scripts/checkBlocks.ts`, and review `git diff`.');
});
