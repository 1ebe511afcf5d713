import { expect, it } from 'vitest';
import { createTokens } from '../../src/http/tokens';

it('a token is valid for a number of requests, then a new one is needed', () => {
  const isGood = createTokens(2);
  expect(['a', 'a', 'a', 'b', 'a', 'b', 'b'].map(isGood)).toEqual([
    true,
    true,
    false,
    true,
    false,
    true,
    false,
  ]);
});

it('forgets the oldest tokens when there are too many', () => {
  const isGood = createTokens(1);
  isGood('first');
  expect(isGood('first')).toBe(false);
  for (let index = 0; index < 10_000; index++) isGood(`token ${index}`);
  expect(isGood('first')).toBe(true);
  expect(isGood('token 9999')).toBe(false);
});
