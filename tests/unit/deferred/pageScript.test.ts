import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Plugin } from 'esbuild';
import { expect, it } from 'vitest';
import { bundlePageScript } from '../../../src/plugins/pageScript';
import { speculationRules } from '@reveal-docs/page-script/speculationRules';
import { startScript } from '@reveal-docs/page-script/template';
import { rootDir } from '@reveal-docs/versions';

it('the page script has at most 8 kB, compressed', async () => {
  const { code, file } = await bundlePageScript({
    baseUrl: '/reveal-docs/',
    storageSuffix: '-reveal-docs',
    hasSystemMode: true,
    hovers: 'assets/js/hovers.12345678.js',
    memberFilter: 'assets/js/memberFilter.12345678.js',
    firstResults: 'assets/js/firstResults.12345678.js',
    speculationRules,
  });
  const bytes = gzipSync(code, { level: 9 }).length;
  expect(bytes).toBeLessThanOrEqual(8000);
  // A smaller script would be incomplete.
  expect(bytes).toBeGreaterThan(5000);
  expect(file).toMatch(/^assets\/js\/page\.[0-9a-f]{8}\.js$/);
});

it('the code that loads the member filter and the hovers on first use has at most 400 bytes, compressed', async () => {
  const sizeOf = async (plugins: Plugin[]): Promise<number> => {
    const { outputFiles } = await build({
      entryPoints: [path.join(rootDir, 'packages/page-script/src/page/index.ts')],
      bundle: true,
      write: false,
      minify: true,
      format: 'iife',
      target: 'es2022',
      define: { __PAGE_SCRIPT_CONFIG__: '{}' },
      plugins,
    });
    return gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length;
  };
  const nothing: Plugin = {
    name: 'nothing',
    setup({ onLoad }) {
      onLoad({ filter: /page\/(?:memberFilter|hovers)\.ts$/ }, () => ({
        contents: 'export const startMemberFilter = () => {}, startHovers = () => {};',
      }));
    },
  };
  const bytes = (await sizeOf([])) - (await sizeOf([nothing]));
  expect(bytes).toBeLessThanOrEqual(400);
  // A smaller difference would mean that a part of the script is missing.
  expect(bytes).toBeGreaterThan(100);
});

it('speculation rules prefetch documents without prerendering them', () => {
  expect(Object.keys(JSON.parse(speculationRules) as object)).toEqual(['prefetch']);
});

it('the inline start script is valid and contains no <', () => {
  expect(() => new Function(startScript)).not.toThrow();
  expect(startScript).not.toContain('<');
});
