import { NextRequest } from 'next/server';
import { expect, test, vi } from 'vitest';
import { proxy } from '../src/proxy';

const policyOf = () =>
  proxy(new NextRequest('http://localhost/')).headers.get('Content-Security-Policy') ?? '';

test('each response has its own nonce', () => {
  expect(policyOf()).toMatch(/script-src 'nonce-\S{20,}' 'strict-dynamic';/);
  expect(policyOf()).not.toBe(policyOf());
});

test('the policy blocks inline scripts and eval', () => {
  expect(policyOf()).toMatch(/^default-src 'none'/);
  expect(policyOf()).not.toContain('unsafe');
});

test('the preview rejects requests for other hosts, including requests for Next.js files', async () => {
  vi.stubEnv('LOCAL_PREVIEW', 'true');
  vi.resetModules();
  const preview = await import('../src/proxy');
  const statusOf = (host: string, path: string) =>
    preview.proxy(new NextRequest(`http://localhost${path}`, { headers: { host } })).status;
  expect(statusOf('localhost:4600', '/')).toBe(200);
  for (const host of ['', 'evil.example', 'localhost.evil.example', 'localhost@evil.example']) {
    expect(statusOf(host, '/')).toBe(400);
    expect(statusOf(host, '/_next/static/main.js')).toBe(400);
  }
});
