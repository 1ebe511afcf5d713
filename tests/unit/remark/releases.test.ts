/** Releases in pages: said by the version's data, and found where a page says one by itself. */
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { VFile } from 'vfile';
import { parsePage } from '@reveal-docs/api-reference/blocks/parsePage';
import { checkReleases } from '@reveal-docs/api-reference/names/checkReleases';
import release from '../../../src/remark/release';
import type { NamedRelease } from '@reveal-docs/api-reference/names/releaseRules';
import { rootDir } from '@reveal-docs/versions';
import { versions } from '../../fixtures/versions';

const rules: readonly NamedRelease[] = [
  { page: 'history', reason: 'a whole page' },
  { page: 'notes', heading: 'Measured', reason: 'a section' },
  { page: 'notes', text: 'parser 1.3.0', reason: 'a piece of text' },
];

async function found(text: string, page = 'notes'): Promise<readonly string[]> {
  const root = await parsePage('page.mdx', text);
  const { problems } = checkReleases(root, { page, own: ['4.29.0'] }, rules);
  return problems.map(({ line, column, message }) => `${line}:${column} ${message.slice(0, 8)}`);
}

describe('a release in free text', () => {
  it.each([
    ['in a sentence', 'It runs\non 4.29.0 now.', ['2:4 "4.29.0"']],
    ['in a heading', '## Of 4.29.0', ['1:7 "4.29.0"']],
    ['in a table', '| a |\n| --- |\n| 4.2.2 |', ['3:3 "4.2.2" ']],
    [
      'in a list, a link and inline code',
      '- [a 4.2.2](./a.mdx)\n- `b@4.2.2`',
      ['1:6 "4.2.2" ', '2:6 "4.2.2" '],
    ],
    ['in a component', '<Tabs>\n\nRuns 4.2.2.\n\n</Tabs>', ['3:6 "4.2.2" ']],
    ['of any version', 'As 2.3.0 did.', ['1:4 "2.3.0" ']],
  ])('is found %s', async (_what, text, places) => {
    expect(await found(text)).toEqual(places);
  });

  it.each([
    ['that is data', 'It runs on {release}.'],
    ['that is a series', 'Release 4.29 or 4.x.'],
    ['in a command', '```bash\nnpm install a@4.29.0\n```'],
    ['of another form', 'Address 127.0.0.1.'],
  ])('is none: one %s', async (_what, text) => {
    expect(await found(text)).toEqual([]);
  });
});

describe('the list', () => {
  it('excuses history on a page, and no release that the version has now', async () => {
    expect(await found('From 3.3.0 to 4.29.0.', 'history')).toEqual(['1:15 "4.29.0"']);
  });

  it('excuses a section, which ends with the next heading', async () => {
    const text = '## Measured\n\nOn 4.29.0.\n\n## After\n\nOn 4.29.0.';
    expect(await found(text)).toEqual(['7:4 "4.29.0"']);
  });

  it('excuses a piece of text', async () => {
    expect(await found('The parser 1.3.0.')).toEqual([]);
    expect(await found('The writer 1.3.0.')).toEqual(['1:12 "1.3.0" ']);
  });

  it('knows what it was needed for', async () => {
    const root = await parsePage('page.mdx', 'The parser 1.3.0.');
    const { used } = checkReleases(root, { page: 'notes', own: [] }, rules);
    expect(used.map(({ reason }) => reason)).toEqual(['a piece of text']);
  });
});

describe.each(versions)('$label', (version) => {
  it('says its own releases where a page asks for them, and leaves other expressions alone', async () => {
    const file = new VFile({ path: path.join(version.contentDir, 'concepts.mdx') });
    const root = await parsePage(file.path, 'Runs {release}, as {interfaceRelease}, {other}.');
    await release({ siteDir: rootDir })(root, file, () => undefined);
    const [paragraph] = root.children;
    const children = paragraph && 'children' in paragraph ? paragraph.children : [];
    expect(children.map((node) => ('value' in node ? node.value : node.type))).toEqual([
      'Runs ',
      version.release,
      ', as ',
      version.interfaceRelease,
      ', ',
      'other',
      '.',
    ]);
  });
});
