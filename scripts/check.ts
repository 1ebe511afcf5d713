/**
 * `npm run check`: checks the files that differ from `main`, in less than a minute: format, spelling, lint, types,
 * pages, and unit tests. It doesn't cover changes to packages or configuration, and doesn't replace `npm test`.
 */
import { changedFiles, checksFor } from './helpers/changes';
import { main, runBin } from './helpers/run';

main(async () => {
  const files = changedFiles();
  if (files.length === 0) {
    console.log('Nothing has changed since main.');
    return;
  }
  const { lint, projects, pages, related, reading } = checksFor(files);
  const failed: string[] = [];
  async function check(name: string, program: string, args: readonly string[]): Promise<void> {
    const start = performance.now();
    const code = await runBin(program, args);
    console.log(
      `${name}: ${code === 0 ? 'passed' : 'FAILED'} in ${((performance.now() - start) / 1000).toFixed(0)} s`,
    );
    if (code !== 0) failed.push(name);
  }
  // Run these checks during the type check, which uses only one core.
  const texts = async () => {
    await check('format', 'oxfmt', ['--check', '--no-error-on-unmatched-pattern', ...files]);
    const spelling = [
      '--config',
      'config/cspell.json',
      '--no-progress',
      '--no-summary',
      '--no-must-find-files',
    ];
    await check('spelling', 'cspell', [...spelling, ...files]);
    if (lint.length > 0) await check('lint', 'oxlint', ['--deny-warnings', ...lint]);
    if (pages) await check('pages', 'tsx', ['scripts/checkBlocks.ts']);
  };
  const types = async () => {
    for (const project of projects)
      await check(`types of ${project}`, 'tsc', ['--noEmit', '-p', project]);
  };
  await Promise.all([texts(), types()]);
  const brief = ['--run', '--passWithNoTests', '--reporter', 'dot'];
  if (related.length > 0) await check('unit', 'vitest', ['related', ...brief, ...related]);
  if (reading.length > 0) {
    const tests = reading.map((name) => `tests/unit/${name}`);
    await check('unit tests that read pages', 'vitest', [...brief, ...tests]);
  }
  if (failed.length > 0) throw new Error(`Failed: ${failed.join(', ')}.`);
});
