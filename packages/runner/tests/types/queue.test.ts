import { expect, it } from 'vitest';
import type { Answer, Question } from '../../src/types/protocol';
import { createQueue } from '../../src/types/queue';

const change = (id: number): Question => ({
  id,
  name: 'change',
  ask: { file: 'a.ts', source: '' },
});
const check = (id: number): Question => ({
  id,
  name: 'check',
  ask: { files: [], from: undefined },
});
const hover = (id: number): Question => ({ id, name: 'hover', ask: { file: 'a.ts', position: 0 } });

async function answers(questions: readonly Question[]): Promise<readonly Answer[]> {
  const sent: Answer[] = [];
  let take: (question: Question) => void = () => {};
  await new Promise<void>((resolve) => {
    take = createQueue({
      async answer({ name }, isOvertaken) {
        await Promise.resolve();
        if (name === 'change') throw new Error('bad');
        return isOvertaken() ? null : name;
      },
      send(answer) {
        sent.push(answer);
        if (sent.length === questions.length) resolve();
      },
    });
    for (const question of questions) take(question);
  });
  return sent;
}

it('answers in order, and continues after a failed request', async () => {
  expect(await answers([hover(1), change(2), hover(3)])).toEqual([
    { id: 1, answer: null },
    { id: 2, error: 'Error: bad' },
    { id: 3, answer: 'hover' },
  ]);
});

it('answers a check with null if newer text or another check is waiting', async () => {
  expect(await answers([check(1), check(2), hover(3)])).toEqual([
    { id: 1, answer: null },
    { id: 2, answer: 'check' },
    { id: 3, answer: 'hover' },
  ]);
});
