import { makeRepositoryCopy, npmRun, tryNpmRun } from '../fixtures/repositoryCopy';
import { commitAll } from '../fixtures/smallRepository';
import { expect, test } from './support';

test('npm test passes in a copy of the repository after docs:cut @all', () => {
  // The timeout must also be long enough for `npm test` in a repository with one more version.
  test.setTimeout(60 * 60_000);
  const dir = makeRepositoryCopy('cut-gate');
  npmRun(dir, 'docs:cut', ['5.x', '--no-verify']);
  commitAll(dir);
  const { exitCode, output } = tryNpmRun(dir, 'test', [], { DOCS_TEST_PORT: '' });
  expect(exitCode, output.slice(-20_000)).toBe(0);
});
