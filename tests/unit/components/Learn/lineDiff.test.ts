import { expect, it } from 'vitest';
import { lineDiff } from '../../../../src/components/Learn/lineDiff';

const show = (before: string, after: string) =>
  lineDiff(before, after).map(({ type, text }) => `${type[0]} ${text}`);

it('keeps common lines, and shows changed lines as removed and added', () => {
  expect(show('a\nb\nc\n', 'a\nx\nc\nd\n')).toEqual(['s a', 'r b', 'a x', 's c', 'a d']);
});

it('has no changes for equal texts', () => {
  expect(lineDiff('a\nb', 'a\nb\n').every(({ type }) => type === 'same')).toBe(true);
});

it('adds everything to an empty text', () => {
  expect(show('', 'a')).toEqual(['r ', 'a a']);
});
