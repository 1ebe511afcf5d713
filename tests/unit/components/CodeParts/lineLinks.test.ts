import { expect, test } from 'vitest';
import { groupByLine, splitToken } from '../../../../src/components/CodeParts/lineLinks';

const shown = 'const a = 1;\nawait viewer.addModel(viewer.models);';
const json = JSON.stringify([
  [2, 29, 6, '/models'],
  [2, 13, 8, '/addModel'],
]);

test('links are grouped by line, in order', () => {
  expect(groupByLine(shown, json)).toEqual([
    {
      text: 'await viewer.addModel(viewer.models);',
      links: [
        [2, 13, 8, '/addModel'],
        [2, 29, 6, '/models'],
      ],
    },
  ]);
  expect(groupByLine(shown, undefined)).toEqual([]);
});

test('a token is split at linked names', () => {
  const lines = groupByLine(shown, json);
  const line = 'await viewer.addModel(viewer.models);';
  const split = (start: number, content: string) => splitToken(lines, line, start, content);
  expect(split(13, 'addModel')).toEqual([{ text: 'addModel', url: '/addModel' }]);
  expect(split(5, ' viewer.addModel(viewer.models);')).toEqual([
    { text: ' viewer.' },
    { text: 'addModel', url: '/addModel' },
    { text: '(viewer.' },
    { text: 'models', url: '/models' },
    { text: ');' },
  ]);
});

test('other lines have no links, and neither have parts of names', () => {
  const lines = groupByLine(shown, json);
  expect(splitToken(lines, 'other();', 0, 'other')).toEqual([{ text: 'other' }]);
  const line = 'await viewer.addModel(viewer.models);';
  expect(splitToken(lines, line, 13, 'addMo')).toEqual([{ text: 'addMo' }]);
  expect(splitToken(lines, line, 18, 'del')).toEqual([{ text: 'del' }]);
});
