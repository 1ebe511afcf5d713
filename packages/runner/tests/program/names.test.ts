import { expect, test } from 'vitest';
import { listNames, quoteName } from '../../src/program/names';

test('lists up to eight names and counts the rest', () => {
  expect(listNames(['a'])).toBe('a');
  expect(listNames(['a', 'b'])).toBe('a and b');
  expect(listNames(['a', 'b', 'c'])).toBe('a, b and c');
  expect(listNames(Array.from('abcdefghij'))).toBe('a, b, c, d, e, f, g, h and 2 more');
});

test('shortens a long quoted name', () => {
  expect(quoteName('x')).toBe('“x”');
  expect(quoteName('x'.repeat(1000))).toHaveLength(63);
});
