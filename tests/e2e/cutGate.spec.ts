/**
 * The whole gate in a copy of this repository in which a version was cut: what `docs:cut` prints is what is left to a
 * writer, and no test is among it.
 */
import { makeRepositoryCopy, npmRun, tryNpmRun } from '../fixtures/repositoryCopy';
import { commitAll } from '../fixtures/smallRepository';
import { expect, test } from './support';

/** Where the copy's own browser tests find its site. */
const port = '4590';

/** Parts of `npm test` but those of writers' commands, which make copies themselves. */
const parts: readonly (readonly [script: string, ...args: string[]])[] = [
  ['lint'],
  ['build'],
  ['typecheck'],
  ['check:blocks'],
  ['test:unit'],
  ['test:e2e', '--project=chromium', '--project=attacks', '--project=examples'],
];

test('after docs:cut everything that npm test runs passes in the copy @long', () => {
  // Sixty minutes for the parts, and more pages.
  test.setTimeout(120 * 60_000);
  const dir = makeRepositoryCopy('cut-gate');
  npmRun(dir, 'docs:cut', ['5.x', '--no-verify']);
  commitAll(dir);
  const failed = parts.flatMap(([script, ...args]) => {
    const { exitCode, output } = tryNpmRun(dir, script, args, { DOCS_TEST_PORT: port });
    console.log(`${script}: ${exitCode === 0 ? 'passed' : 'FAILED'}\n${output.slice(-2000)}`);
    return exitCode === 0 ? [] : [`${script}:\n${output.slice(-20_000)}`];
  });
  expect(failed.join('\n')).toBe('');
});
