import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { fixOthers, formatFix, mergeChange, otherFiles } from '../../../src/writing/fix';
import { readVersions } from '@reveal-docs/versions';
import { commitAll, gitStatus, makeSmallRepository } from '../../fixtures/smallRepository';
import { temporaryFolder, writeFiles } from '../../fixtures/temporaryFolder';

const folder = temporaryFolder();
let count = 0;
let dir = '';

const page = (first: string, last: string): string =>
  [first, '', 'A line that all versions have.', '', 'Another one.', '', last, ''].join('\n');
const own = 'docs/concepts.mdx';
const [second, third] = ['2.x', '1.x'].map((name) => `versioned_docs/version-${name}/concepts.mdx`);
if (second === undefined || third === undefined) throw new Error('two versions are needed');

beforeEach(() => {
  dir = makeSmallRepository(path.join(folder, String((count += 1))));
  writeFiles(dir, {
    [own]: page('Begins with a typpo.', 'Ends the same.'),
    [second]: page('Begins with a typpo.', 'Ends otherwise.'),
    [third]: page('Begins otherwise.', 'Ends the same.'),
  });
  commitAll(dir);
});

const read = (file: string): string => fs.readFileSync(path.join(dir, file), 'utf8');
const fix = (file = own, revision?: string) => fixOthers(dir, file, readVersions(dir), revision);

it('applies the change where the text is the same, and prints the conflicts', () => {
  writeFiles(dir, { [own]: page('Begins without a typo.', 'Ends better.') });
  const reports = fix();
  expect(read(second)).toBe(page('Begins without a typo.', 'Ends otherwise.'));
  expect(read(third)).toBe(page('Begins otherwise.', 'Ends better.'));
  expect(reports).toEqual([
    {
      file: second,
      changed: true,
      misfits: [{ line: 7, own: 'Ends otherwise.\n', wanted: 'Ends better.\n' }],
    },
    {
      file: third,
      changed: true,
      misfits: [{ line: 1, own: 'Begins otherwise.\n', wanted: 'Begins without a typo.\n' }],
    },
  ]);
  expect(formatFix(reports[0] as (typeof reports)[number])).toBe(
    [
      `${second}: changed, unresolved conflicts: 1`,
      `  ${second}:7 has`,
      '    - Ends otherwise.',
      '  incoming change',
      '    + Ends better.',
    ].join('\n'),
  );
});

it('skips files that already have the change, and files that it can’t be applied to', () => {
  writeFiles(dir, { [second]: page('Begins without a typo.', 'Ends otherwise.') });
  commitAll(dir);
  writeFiles(dir, { [own]: page('Begins without a typo.', 'Ends the same.') });
  expect(fix().map(formatFix)).toEqual([
    `${second}: already up to date`,
    expect.stringMatching(/^versioned_docs\/version-1\.x\/concepts\.mdx: unchanged/),
  ]);
  expect(gitStatus(dir)).toEqual([` M ${own}`]);
});

it('accepts a commit, and a change in any version', () => {
  writeFiles(dir, { [third]: page('Begins otherwise.', 'Ends better.') });
  commitAll(dir);
  const commit = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: dir, encoding: 'utf8' }).trim();
  expect(fix(third, commit).map(({ file, changed }) => [file, changed])).toEqual([
    [own, true],
    [second, false],
  ]);
  expect(read(own)).toBe(page('Begins with a typpo.', 'Ends better.'));
});

it('finds the same program in other versions', () => {
  expect(otherFiles(dir, 'examples/2.x/first.ts', readVersions(dir))).toEqual([
    'examples/next/first.ts',
    'examples/1.x/first.ts',
  ]);
});

it('reports the right line after an earlier conflict', () => {
  const change = { before: page('a', 'b'), after: page('A', 'B') };
  const { misfits } = mergeChange(page('first\nof several', 'last'), change);
  expect(misfits.map(({ line }) => line)).toEqual([1, 8]);
});

describe('refuses', () => {
  it.each([
    ['README.md', "README.md doesn't belong to a version"],
    ['docs/nothing.mdx', "HEAD doesn't contain docs/nothing.mdx"],
    [own, `${own} didn't change since the last commit`],
  ])('%s', (file, message) => {
    expect(() => fix(file)).toThrow(message);
    expect(gitStatus(dir)).toEqual([]);
  });
});
