import { describe, expect, it } from 'vitest';
import { holdingTables } from '../../../../bench/holdings';
import { holdingsOf } from '../../../../src/plugins/chunks/holdings';

const holdings = holdingsOf([
  {
    files: ['assets/js/main.js', 'assets/css/styles.css'],
    modules: [
      { name: 'webpack/runtime/ensure chunk', bytes: 900, parts: [] },
      { name: './src/client/a.ts', bytes: 120, parts: [] },
      {
        name: './src/components/Page.tsx + 1 modules',
        bytes: 3000,
        importedBy: './.docusaurus/registry.js',
        parts: [
          {
            name: './src/components/Page.tsx',
            bytes: 1000,
            importedBy: './.docusaurus/registry.js',
            parts: [],
          },
          {
            name: './node_modules/mdx-loader/index.js??rule!./docs/a.mdx',
            bytes: 2000,
            importedBy: './src/components/Page.tsx + 1 modules',
            parts: [],
          },
        ],
      },
    ],
  },
]);

describe('holdingsOf', () => {
  it('lists the modules of each file, largest first, without the bundler’s own', () => {
    expect(holdings['assets/js/main.js']).toEqual([
      { name: 'docs/a.mdx', bytes: 2000, importedBy: 'src/components/Page.tsx' },
      { name: 'src/components/Page.tsx', bytes: 1000, importedBy: '.docusaurus/registry.js' },
      { name: 'src/client/a.ts', bytes: 120 },
    ]);
    expect(holdings['assets/css/styles.css']).toBe(holdings['assets/js/main.js']);
  });
});

describe('holdingTables', () => {
  it('returns one table for the page, and one for each file of the bundle', () => {
    const tables = holdingTables({
      page: 'docs/a',
      address: 'http://localhost/site/',
      files: [
        { url: 'http://localhost/site/docs/a', kind: 'html', bytes: 1500 },
        { url: 'http://localhost/site/assets/js/main.js', kind: 'script', bytes: 800 },
      ],
      holdings,
    });
    expect(tables.map(({ title }) => title)).toEqual([
      'Files that docs/a loads',
      'assets/js/main.js, 0.8 kB (gzip)',
    ]);
    expect(tables[0]?.rows).toEqual([
      ['docs/a', 'html', 1.5, 0],
      ['assets/js/main.js', 'script', 0.8, 3],
    ]);
    expect(tables[1]?.rows[2]).toEqual(['src/client/a.ts', 0.1, '']);
  });
});
