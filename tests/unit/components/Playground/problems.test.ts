import { describe, expect, it } from 'vitest';
import { tooComplex } from '../../../../src/components/Example/editor/limitTime';
import { countWords, isRight, listProblems } from '../../../../src/components/Playground/problems';
import type { FileProblem } from '@reveal-docs/runner/types/protocol';

const problem: FileProblem = {
  file: 'cad.ts',
  from: 0,
  to: 3,
  line: 1,
  column: 1,
  severity: 'error',
  message: 'Wrong.',
};
const failed = {
  type: 'failed',
  failure: { reason: 'program', message: 'Later.', file: 'cad.ts', line: 3 },
} as const;

describe('problems of a program', () => {
  it('are unknown before types are checked, except for the error that ended the run', () => {
    expect(listProblems(undefined, { type: 'idle' })).toBeUndefined();
    expect(countWords(undefined)).toBe('Problems');
    expect(listProblems(tooComplex, { type: 'idle' })).toMatchObject([
      { message: 'This code is too complex to check', severity: 'warning', place: undefined },
    ]);
    expect(listProblems(undefined, failed)?.map(({ from }) => from)).toEqual(['run']);
  });

  it('start with the error that ended the run, each with its position', () => {
    const listed = listProblems([problem, { ...problem, line: 2 }], failed);
    expect(listed?.map(({ place }) => place?.line)).toEqual([3, 1, 2]);
    expect(listed?.[0]?.message).toBe('The program stopped with an error. Later.');
    expect(new Set(listed?.map(({ key }) => key)).size).toBe(3);
    expect(countWords(listed)).toBe('Problems: 3');
  });

  it('can be fixed if the compiler has a fix', () => {
    const fixable = { ...problem, fix: { title: 'Import it from three.' } };
    const listed = listProblems([problem, fixable], { type: 'idle' });
    expect(listed?.map((shown) => shown.fixable)).toEqual([undefined, fixable]);
  });

  it('prevent auto-run if they are errors or unknown', () => {
    expect(isRight(undefined)).toBe(false);
    expect(isRight(tooComplex)).toBe(false);
    expect(isRight([problem])).toBe(false);
    expect(isRight([{ ...problem, severity: 'warning' }])).toBe(true);
    expect(isRight([])).toBe(true);
  });
});
