import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { listPageFiles } from '@reveal-docs/api-reference/blocks/pages';
import { readVersions, rootDir } from '@reveal-docs/versions';
import { findDropped, type PageText } from '../src/dropped';
import { readStatement, readStatements } from '../src/read';

const spec = readStatement(
  '/site/statements/events/fires.ts',
  `import { statement, holds, lacks, instead } from '../statement';
export default statement({ says: 'It fires.', is: 1, run: () => 1,
  expect: { '2.0.0': lacks('Viewer.on'), '3.0.0': instead('It does not fire.', 0), '4.0.0': holds } });`,
);
const known = new Map([[spec.id, spec]]);

const page = (release: string, text: string): PageText => ({
  file: `${release}.mdx`,
  release,
  text,
});
const cited = page(
  '4.0.0',
  'Intro.\n\n- The viewer fires `click` once\n  for a click.[^events/fires]\n',
);
const places = (...pages: PageText[]) =>
  findDropped(pages, known).map(({ cited: from, bare }) => `${from} ${bare}`);

describe('a sentence that has a citation on another page', () => {
  it.each(['2.0.0', '3.0.0'])(
    'is reported without it in %s, where the statement doesn’t hold',
    (release) => {
      const bare = page(release, 'The viewer fires `click` once for a click. More text.\n');
      expect(places(cited, bare)).toEqual([`4.0.0.mdx:3 ${release}.mdx:1`]);
    },
  );

  it('is reported without it in a table row', () => {
    const row = page('4.0.0', '| a | The viewer fires `click` for a click [^events/fires] |');
    const bare = page('2.0.0', '| b | The viewer fires `click` for a click |');
    expect(places(row, bare)).toEqual(['4.0.0.mdx:1 2.0.0.mdx:1']);
  });

  it('is reported without it in a cell, if the next cell has the citation', () => {
    const row = page('4.0.0', '| The viewer fires `click` for a click | `true` [^events/fires] |');
    const bare = page('2.0.0', '| The viewer fires `click` for a click | `true` |');
    expect(places(row, bare)).toEqual(['4.0.0.mdx:1 2.0.0.mdx:1']);
  });

  it('is reported without it where the statement holds, if the sentence contradicts it', () => {
    const old = page('3.0.0', 'The viewer never fires `click` for a click.[^!events/fires]');
    const bare = page('4.0.0', 'The viewer never fires `click` for a click.');
    expect(places(old, bare)).toEqual(['3.0.0.mdx:1 4.0.0.mdx:1']);
  });

  it.each([
    ['the statement holds', page('4.1.0', 'The viewer fires `click` once for a click.')],
    [
      'a later citation covers it',
      page('3.0.0', 'The viewer fires `click` once for a click. Then not.[^!events/fires]'),
    ],
    ['it is code', page('3.0.0', '```\nThe viewer fires `click` once for a click.\n```')],
    ['it says something else', page('3.0.0', 'The viewer fires `click` twice for a click.')],
  ])('is not reported where %s', (_reason, other) => {
    expect(places(cited, other)).toEqual([]);
  });
});

it('the pages have no sentence that lacks the citation it has elsewhere', () => {
  const pages = readVersions().flatMap((version) =>
    listPageFiles(version).map((file): PageText => ({
      file: path.relative(rootDir, file),
      text: fs.readFileSync(file, 'utf8'),
      release: version.release,
    })),
  );
  const statements = new Map(readStatements().map((item) => [item.id, item]));
  const found = findDropped(pages, statements).map(
    ({ citation, cited: from, bare }) => `${bare} has no [^${citation.id}], which ${from} has`,
  );
  expect(found).toEqual([]);
});
