import { describe, expect, test } from 'vitest';
import { defineJudge, isPassed, judge } from '../src/judge';
import { Undecided, type Stage } from '../src/stage';

const stageWith = (viewers: number) => ({ viewers: () => Promise.resolve(viewers) }) as Stage;
const stage = stageWith(1);

const met = { goal: 'Met', judge: () => Promise.resolve(undefined) };
const unmet = { goal: 'Unmet', judge: () => Promise.resolve('It is red: it should be blue.') };
const undecided = {
  goal: 'Undecided',
  judge: () => Promise.reject(new Undecided('The program has no viewer.')),
};

describe('judge', () => {
  test('judges all conditions, also after one that can’t be decided', async () => {
    expect(await judge(defineJudge(undecided, unmet, met), stage)).toEqual([
      { goal: 'Undecided', result: 'undecided', seen: 'The program has no viewer.' },
      { goal: 'Unmet', result: 'unmet', seen: 'It is red: it should be blue.' },
      { goal: 'Met', result: 'met' },
    ]);
  });

  test('can’t decide about a program with two viewers', async () => {
    const [verdict] = await judge([met], stageWith(2));
    expect(verdict?.result).toBe('undecided');
    expect(verdict?.seen).toMatch(/has 2 viewers/);
    expect(isPassed(await judge([met], stageWith(0)))).toBe(true);
  });

  test('rejects if a judge fails', async () => {
    const broken = { goal: 'Broken', judge: () => Promise.reject(new Error('A mistake')) };
    await expect(judge([broken, met], stage)).rejects.toThrow('A mistake');
  });

  test('judges one condition after the other', async () => {
    const order: string[] = [];
    const slow = (goal: string) => ({
      goal,
      async judge() {
        order.push(`${goal} starts`);
        await Promise.resolve();
        order.push(`${goal} ends`);
        return undefined;
      },
    });
    await judge([slow('one'), slow('two')], stage);
    expect(order).toEqual(['one starts', 'one ends', 'two starts', 'two ends']);
  });

  test('reports the verdicts so far after each condition', async () => {
    const reports: string[] = [];
    await judge([unmet, met], stage, (verdicts) =>
      reports.push(verdicts.map(({ result }) => result).join(' ')),
    );
    expect(reports).toEqual(['unmet', 'unmet met']);
  });
});

test('a program passes only if every condition is met, and there is one', async () => {
  const verdicts = (...conditions: (typeof met | typeof unmet | typeof undecided)[]) =>
    judge(conditions, stage);
  expect(isPassed(await verdicts(met, met))).toBe(true);
  expect(isPassed(await verdicts(met, unmet))).toBe(false);
  expect(isPassed(await verdicts(met, undecided))).toBe(false);
  expect(isPassed([])).toBe(false);
});
