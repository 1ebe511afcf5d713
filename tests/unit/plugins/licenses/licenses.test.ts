import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { noticesFile, renderNotices } from '../../../../src/plugins/licenses/notices';
import { packagesOf, readPackageLists, type BundledFiles } from '@reveal-docs/build-steps/packages';
import { readVersions, rootDir } from '@reveal-docs/versions';
import { temporaryFolder, writeFiles } from '../../../fixtures/temporaryFolder';

const folder = temporaryFolder();
const manifest = (name: string, license: string): object => ({ name, version: '1.2.3', license });
writeFiles(folder, {
  'src/a.ts': '',
  'node_modules/outer/package.json': manifest('outer', 'MIT'),
  'node_modules/outer/LICENSE': 'Terms of many.\r\n',
  'node_modules/outer/index.js': '',
  'node_modules/outer/dist/bundle.js': '',
  'node_modules/outer/dist/bundle.js.map': {
    sources: [
      '../src/own.ts',
      '../node_modules/held/index.js',
      '../node_modules/src/mapped.ts',
      'webpack://x/node_modules/@gone/away/index.js',
    ],
  },
  'node_modules/outer/node_modules/@in/ner/package.json': manifest('@in/ner', 'ISC'),
  'node_modules/outer/node_modules/@in/ner/licence.md': 'Own terms.',
  'node_modules/outer/node_modules/@in/ner/NOTICE': 'And a notice.',
  'node_modules/outer/node_modules/@in/ner/lib/index.js': '',
  'node_modules/held/package.json': manifest('held', 'MIT'),
  'node_modules/held/LICENSE-MIT': 'Terms of many.',
  'node_modules/bare/package.json': manifest('bare', 'MIT'),
  'node_modules/bare/index.js': '',
});

const packages = path.join(folder, 'node_modules');
const found = packagesOf([
  path.join(folder, 'src/a.ts'),
  path.join(packages, 'outer/index.js'),
  path.join(packages, 'outer/dist/bundle.js'),
  path.join(packages, 'outer/node_modules/@in/ner/lib/index.js'),
  path.join(packages, 'bare/index.js'),
]);

describe('packagesOf', () => {
  it('finds packages, nested ones, and those inside published bundles', () => {
    expect(found.packages.map(({ name }) => name).sort()).toEqual([
      '@in/ner',
      'bare',
      'held',
      'outer',
    ]);
  });

  it('lists packages in a published bundle that aren’t installed', () => {
    expect(found.unknown).toEqual(['@gone/away']);
  });

  it('finds no packages in the site’s own files', () => {
    expect(packagesOf([path.join(folder, 'src/a.ts')])).toEqual({ packages: [], unknown: [] });
  });
});

describe('renderNotices', () => {
  const [, ...blocks] = renderNotices([found]).split(/\n={80}\n\n/);

  it('prints the license texts of each package, and equal texts once', () => {
    expect(blocks).toEqual([
      '@in/ner 1.2.3 (ISC)\n\nAnd a notice.\n\n' + '-'.repeat(80) + '\n\nOwn terms.\n',
      "bare 1.2.3 (MIT)\n\nThe package specifies its license, but doesn't include the license text.\n",
      'held 1.2.3 (MIT)\nouter 1.2.3 (MIT)\n\nTerms of many.\n',
      expect.stringMatching(/^@gone\/away\n\nIncluded in published files/),
    ]);
  });

  it('doesn’t depend on the order of the lists', () => {
    const parts = found.packages.map((bundled): BundledFiles => ({
      packages: [bundled],
      unknown: [],
    }));
    expect(renderNotices(parts)).toBe(renderNotices([...parts].reverse()));
  });
});

describe(noticesFile, () => {
  const committed = fs.readFileSync(path.join(rootDir, noticesFile), 'utf8');

  it('the committed file matches the output of `npx tsx scripts/licenses.ts`', () => {
    // Compare the texts outside of `expect()`. Otherwise, a failure would print thousands of lines and hide the
    // instructions.
    const isCurrent = committed === renderNotices(readPackageLists());
    expect(isCurrent, 'Run `npx tsx scripts/licenses.ts` after a build and commit the file.').toBe(
      true,
    );
  });

  it.each(['react', 'react-dom', '@docusaurus/theme-classic', '@docsearch/react', 'minisearch'])(
    'the committed file contains %s',
    (name) => {
      expect(committed).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+ \\(`, 'm'));
    },
  );

  it.each(readVersions())('the committed file contains SDK release $release', ({ release }) => {
    expect(committed).toContain(`@cognite/reveal ${release} (Apache-2.0)`);
  });

  it('the committed file doesn’t contain a path of the computer that built it', () => {
    expect(committed).not.toContain(rootDir);
  });
});
