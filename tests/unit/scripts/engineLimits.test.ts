import { describe, expect, it, test } from 'vitest';
import { leftOut, namePattern } from '../../../scripts/helpers/engineLimits';
import type { EngineLimit } from '../../../src/engines/limits';

const limits: readonly EngineLimit[] = [
  {
    engine: 'firefox',
    tests: ['offline.spec.ts', 'a.spec.ts › taps (both)'],
    kind: 'tooling',
    reason: 'Starts a Chromium.',
  },
  { engine: 'firefox', tests: ['c.spec.ts › drags'], kind: 'tooling', reason: 'No drags.' },
  { engine: 'webkit', tests: ['b.spec.ts'], kind: 'tooling', reason: 'No network.' },
];

test('returns the files and tests to skip for an engine', () => {
  expect(leftOut('firefox', limits)).toEqual({
    files: ['**/offline.spec.ts'],
    tests: [namePattern('a.spec.ts › taps (both)'), namePattern('c.spec.ts › drags')],
  });
  expect(leftOut('webkit', limits)).toEqual({ files: ['**/b.spec.ts'], tests: [] });
});

describe('the pattern for a test’s name', () => {
  const pattern = namePattern('a.spec.ts › taps (both)');

  it.each([
    ' firefox a.spec.ts taps (both)',
    ' firefox a.spec.ts taps (both) @engines',
    ' firefox a.spec.ts taps (both) and a test in this group',
  ])('matches %s', (name) => expect(name).toMatch(pattern));

  it.each([
    ' firefox a.spec.ts taps both',
    ' firefox a.spec.ts taps (both)s',
    ' firefox aa.spec.ts taps (both)',
    ' firefox other/a.spec.ts taps (both)',
  ])('doesn’t match %s', (name) => expect(name).not.toMatch(pattern));
});
