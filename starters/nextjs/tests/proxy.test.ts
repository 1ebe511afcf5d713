import { NextRequest } from 'next/server';
import { expect, test } from 'vitest';
import { proxy } from '../src/proxy';

const policyOf = () =>
  proxy(new NextRequest('http://localhost/')).headers.get('Content-Security-Policy') ?? '';

test('each answer has a nonce of its own', () => {
  expect(policyOf()).toMatch(/script-src 'nonce-\S{20,}' 'strict-dynamic';/);
  expect(policyOf()).not.toBe(policyOf());
});

test('the policy allows no inline script, and no eval', () => {
  expect(policyOf()).toMatch(/^default-src 'none'/);
  expect(policyOf()).not.toContain('unsafe');
});
