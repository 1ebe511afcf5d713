import { describe, expect, it } from 'vitest';
import { parsePage } from '../../src/blocks/parsePage';
import { checkReleases } from '../../src/names/checkReleases';
import type { NamedRelease } from '../../src/names/releaseRules';

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
  ])('is not reported: one %s', async (_what, text) => {
    expect(await found(text)).toEqual([]);
  });
});

describe('the list of exceptions', () => {
  it('allows older releases on a page, but not the current release of the version', async () => {
    expect(await found('From 3.3.0 to 4.29.0.', 'history')).toEqual(['1:15 "4.29.0"']);
  });

  it('allows releases in a section, up to the next heading', async () => {
    const text = '## Measured\n\nOn 4.29.0.\n\n## After\n\nOn 4.29.0.';
    expect(await found(text)).toEqual(['7:4 "4.29.0"']);
  });

  it('allows a specific text', async () => {
    expect(await found('The parser 1.3.0.')).toEqual([]);
    expect(await found('The writer 1.3.0.')).toEqual(['1:12 "1.3.0" ']);
  });

  it('reports which exceptions were needed', async () => {
    const root = await parsePage('page.mdx', 'The parser 1.3.0.');
    const { used } = checkReleases(root, { page: 'notes', own: [] }, rules);
    expect(used.map(({ reason }) => reason)).toEqual(['a piece of text']);
  });
});
