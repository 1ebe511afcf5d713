import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { bundlePageScript } from '../../../src/deferred/plugin';
import { speculationRules } from '../../../src/deferred/speculationRules';
import { startScript } from '../../../src/deferred/template';

it('the page script has at most 7.9 kB, compressed', async () => {
  const { code, file } = await bundlePageScript({
    baseUrl: '/reveal-docs/',
    storageSuffix: '-reveal-docs',
    hasSystemMode: true,
    hovers: 'assets/js/hovers.12345678.js',
    speculationRules,
  });
  const bytes = gzipSync(code, { level: 9 }).length;
  expect(bytes).toBeLessThanOrEqual(7900);
  // With less, something is not in it.
  expect(bytes).toBeGreaterThan(5000);
  expect(file).toMatch(/^assets\/js\/page\.[0-9a-f]{8}\.js$/);
});

it('prefetches documents only, and renders none of them', () => {
  expect(Object.keys(JSON.parse(speculationRules) as object)).toEqual(['prefetch']);
});

it('the script in the head is a script, and cannot end its element', () => {
  expect(() => new Function(startScript)).not.toThrow();
  expect(startScript).not.toContain('<');
});
