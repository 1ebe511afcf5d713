/** `npm test` passes in a copy of this repository in which a version was cut: a writer has nothing else to repair. */
import { makeRepositoryCopy, npmRun, tryNpmRun } from '../fixtures/repositoryCopy';
import { commitAll } from '../fixtures/smallRepository';
import { expect, test } from './support';

test('after docs:cut, npm test passes in the copy @all', () => {
  // `npm test` in a repository with one more version.
  test.setTimeout(60 * 60_000);
  const dir = makeRepositoryCopy('cut-gate');
  npmRun(dir, 'docs:cut', ['5.x', '--no-verify']);
  commitAll(dir);
  const { exitCode, output } = tryNpmRun(dir, 'test', [], { DOCS_TEST_PORT: '' });
  expect(exitCode, output.slice(-20_000)).toBe(0);
});
