import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { bundleModule } from '../../../../src/plugins/sdk/bundle';
import { entryPointsOf, readEntries } from '../../../../src/plugins/sdk/entries';
import { packagesOf } from '@reveal-docs/build-steps/packages';
import { sdkShapes, writeSmallSdk } from '../../../fixtures/sdkShapes';
import { temporaryFolder, writeFiles } from '../../../fixtures/temporaryFolder';

const folder = temporaryFolder();
let count = 0;

/** Creates a package with these `exports`, and with all files that they can name. */
function makePackage(exports: unknown): string {
  const dir = path.join(folder, String((count += 1)));
  const names = ['index', 'tools', 'dist/index', 'dist/core', 'extensions/datasource'];
  writeFiles(dir, {
    'package.json': { name: '@cognite/reveal', version: '1.0.0', exports },
    ...Object.fromEntries(
      names.flatMap((name) => [
        [`${name}.js`, ''],
        [`${name}.d.ts`, ''],
      ]),
    ),
    'dist/index.mjs': '',
    'dist/index.d.mts': '',
  });
  return dir;
}

describe('the entries of a package', () => {
  const main = { subpath: '.', file: 'dist/index.js', types: 'dist/core.d.ts' };

  it.each([
    [
      'types beside the file',
      { '.': { types: './dist/core.d.ts', default: './dist/index.js' } },
      [main],
    ],
    [
      'types inside of a condition',
      { '.': { import: { types: './dist/core.d.ts', default: './dist/index.js' } } },
      [main],
    ],
    [
      'a file for browsers before others',
      {
        '.': {
          types: './dist/core.d.ts',
          node: './index.js',
          browser: './dist/index.js',
          default: './index.js',
        },
      },
      [main],
    ],
    [
      'a string',
      './dist/index.js',
      [{ subpath: '.', file: 'dist/index.js', types: 'dist/index.d.ts' }],
    ],
    [
      'conditions without subpaths',
      { import: './dist/index.mjs', require: './index.js' },
      [{ subpath: '.', file: 'dist/index.mjs', types: 'dist/index.d.mts' }],
    ],
    [
      'files that are no modules, and patterns, which are left out',
      { './package.json': './package.json', './*': './dist/*.js', '.': './dist/index.js' },
      [{ subpath: '.', file: 'dist/index.js', types: 'dist/index.d.ts' }],
    ],
    [
      'none: the files beside package.json',
      undefined,
      [
        { subpath: '.', file: 'index.js', types: 'index.d.ts' },
        { subpath: './tools', file: 'tools.js', types: 'tools.d.ts' },
        {
          subpath: './extensions/datasource',
          file: 'extensions/datasource.js',
          types: 'extensions/datasource.d.ts',
        },
      ],
    ],
  ])('are found by %s', (_what, exports, entries) => {
    expect(readEntries(makePackage(exports))).toEqual(entries);
  });

  it('have the names used by the API pages', () => {
    expect(entryPointsOf(makePackage(undefined))).toEqual({
      cognite_reveal: 'index.d.ts',
      cognite_reveal_tools: 'tools.d.ts',
      cognite_reveal_extensions_datasource: 'extensions/datasource.d.ts',
    });
  });

  it('throw if there are none', () => {
    expect(() => readEntries(makePackage({ '.': './nowhere.js' }))).toThrow(
      /no entry point with type declarations/,
    );
  });
});

describe.each(sdkShapes)('a small SDK of the shape %s', (shape) => {
  it('is bundled into one module that needs no other files', async () => {
    const dir = path.join(folder, shape);
    writeSmallSdk(dir, shape);
    const [entry] = readEntries(dir);
    const file = path.join(dir, entry?.file ?? '');
    const { code, exports } = await bundleModule({
      entry: `export { add, Tool } from ${JSON.stringify(file)};`,
      resolveDir: dir,
      externals: {},
    });
    expect([...exports].sort()).toEqual(['Tool', 'add']);
    expect(code).not.toMatch(/\.wasm\b/);
    expect(code.includes('data:application/wasm;base64,')).toBe(shape !== 'exports');
  });
});

it('a package installed by pnpm is listed by its name', () => {
  const dir = path.join(folder, 'node_modules', 'sdk');
  writeFiles(dir, {
    'package.json': { name: 'sdk', version: '1.0.0' },
    'index.js': '',
    'index.js.map': {
      sources: [
        '../node_modules/.pnpm/lodash@4.17.21/node_modules/lodash/add.js',
        '../node_modules/.pnpm/@scope+a@1.0.0/node_modules/@scope/a/index.js',
      ],
    },
  });
  expect(fs.existsSync(path.join(dir, 'index.js.map'))).toBe(true);
  expect(packagesOf([path.join(dir, 'index.js')]).unknown).toEqual(['@scope/a', 'lodash']);
});
