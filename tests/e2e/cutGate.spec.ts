/**
 * The whole gate in a copy of this repository in which a version was cut: what `docs:cut` prints is what is left to a
 * writer, and no test is among it. What each part prints stands in `.cache/cutGate/` while it runs.
 */
import fs from 'node:fs';
import path from 'node:path';
import { rootDir } from '../../src/versions';
import { makeRepositoryCopy, npmRun, tryNpmRun } from '../fixtures/repositoryCopy';
import { commitAll } from '../fixtures/smallRepository';
import { expect, test } from './support';

/** Where the copy's own browser tests find its site. */
const port = '4590';

const logDir = path.join(rootDir, '.cache', 'cutGate');

/** Parts of `npm test` but those of writers' commands, which make copies themselves. */
const parts: readonly (readonly [script: string, ...args: string[]])[] = [
  ['lint'],
  ['build'],
  ['typecheck'],
  ['check:blocks'],
  ['test:unit'],
  ...['chromium', 'attacks', 'examples'].map(
    (project) => ['test:e2e', `--project=${project}`] as const,
  ),
];

test('after docs:cut everything that npm test runs passes in the copy @long', () => {
  // Sixty minutes for the parts, and more pages.
  test.setTimeout(120 * 60_000);
  const dir = makeRepositoryCopy('cut-gate');
  npmRun(dir, 'docs:cut', ['5.x', '--no-verify']);
  commitAll(dir);
  fs.mkdirSync(logDir, { recursive: true });
  const failed = parts.flatMap(([script, ...args]) => {
    const name = [script, ...args].join(' ');
    const log = path.join(logDir, `${name.replace(/[^a-z]+/g, '-')}.txt`);
    const start = performance.now();
    const { exitCode, output } = tryNpmRun(dir, script, args, { DOCS_TEST_PORT: port }, log);
    const seconds = Math.round((performance.now() - start) / 1000);
    console.log(`${name}: ${exitCode === 0 ? 'passed' : 'FAILED'} in ${seconds} s`);
    return exitCode === 0 ? [] : [`${name}:\n${output.slice(-20_000)}`];
  });
  expect(failed.join('\n')).toBe('');
});
