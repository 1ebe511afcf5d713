import { expect, test } from 'vitest';
import { readIds } from '../src/ids';

test('reads both numbers', () => {
  expect(readIds('1001', '2001')).toEqual({ modelId: 1001, revisionId: 2001 });
});

test.each([
  [null, '2001', 'model-id must be a positive integer, but is missing.'],
  ['plant', '2001', 'model-id must be a positive integer, but is "plant".'],
  ['1001', '', 'revision-id must be a positive integer, but is "".'],
  ['1001', '-3', 'revision-id must be a positive integer, but is "-3".'],
])('model-id %j, revision-id %j: %s', (model, revision, words) => {
  expect(() => readIds(model, revision)).toThrow(words);
});
