import { expect, test } from 'vitest';
import { policyMistakes } from '../../../../scripts/helpers/starters/policy';

test.each([
  "default-src 'none'; script-src 'self'; connect-src http://localhost:4500",
  "default-src 'self'; script-src 'self' 'nonce-x' 'unsafe-inline'",
])('%s is strict', (policy) => {
  expect(policyMistakes(policy)).toEqual([]);
});

test.each([
  ['', /default-src is missing/],
  ["script-src 'self'", /default-src is missing/],
  ['default-src *', /default-src is \*/],
  ["default-src 'none'; script-src 'self' 'unsafe-inline'", /'unsafe-inline'/],
  ["default-src 'none'; script-src 'self' 'unsafe-eval'", /'unsafe-eval'/],
  ["default-src 'none'; script-src https:", /https:/],
  ["default-src 'none'; connect-src *", /connect-src contains/],
])('%s is not', (policy, words) => {
  expect(policyMistakes(policy).join(' ')).toMatch(words);
});
