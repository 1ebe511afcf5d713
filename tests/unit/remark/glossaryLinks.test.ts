import path from 'node:path';
import { expect, it } from 'vitest';
import type { Link } from 'mdast';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { parsePage } from '@reveal-docs/api-reference/blocks/pages';
import glossaryLinks, { glossaryWords } from '../../../src/remark/glossaryLinks';
import { rootDir } from '@reveal-docs/versions';
import { versions } from '../../fixtures/versions';

const latest = versions.find(({ isLast }) => isLast);
if (latest === undefined) throw new Error('No version is the latest.');

/** Resolves with all glossary links on a page of the latest version, in the form `text > anchor`. */
async function linked(text: string, page = 'concepts'): Promise<string[]> {
  const root = await parsePage('page.mdx', text);
  const file = new VFile({ path: path.join(latest?.contentDir ?? '', `${page}.mdx`) });
  await glossaryLinks({ siteDir: rootDir })(root, file, () => {});
  const found: string[] = [];
  visit(root, 'link', ({ url, children }: Link) => {
    const [child] = children;
    const label = child !== undefined && 'value' in child ? child.value : '';
    found.push(`${label} > ${url.slice(url.indexOf('#') + 1)}`);
  });
  return found;
}

it.each([
  ['the first use only', 'A sector, and a sector.', ['sector > sector']],
  [
    'a plural',
    'Numeric ranges of tree indices.',
    [...['Numeric ranges > numeric-range', 'tree indices > tree-index']],
  ],
  ['the longer of two words', 'A 360 image revision.', ['360 image revision > 360-image-revision']],
  ['across a line', 'The camera\nstate.', ['camera\nstate > camera-state']],
  [
    'in a list and a table',
    '- a sector\n\n| a |\n| --- |\n| a subtree |',
    [...['sector > sector', 'subtree > subtree']],
  ],
  ['no everyday word', 'The user sees a model in the viewer.', []],
  ['no name of a statement', 'It is blue.[^nodes/subtree]', []],
  ['no part of a word', 'Bisectors.', []],
  ['no heading, and no code', '## Sectors\n\n`sector`', []],
  ['no text of another link', '[a sector](./loading.mdx#x)', ['a sector > x']],
  ['none beside one by hand', '[**sector**](./glossary.mdx#sector) of sectors', [' > sector']],
])('links %s', async (_what, text, links) => {
  expect(await linked(text)).toEqual(links);
});

it('doesn’t add links in the glossary, on API pages, and in a version without a glossary', async () => {
  expect(await linked('A sector.', 'glossary')).toEqual([]);
  expect(await linked('A sector.', 'api/cognite_reveal/classes/Sector')).toEqual([]);
  const root = await parsePage('page.mdx', 'A sector.');
  const oldest = versions.at(-1);
  const file = new VFile({ path: path.join(oldest?.contentDir ?? '', 'concepts.mdx') });
  await glossaryLinks({ siteDir: rootDir })(root, file, () => {});
  expect(JSON.stringify(root)).not.toContain('"link"');
});

it('uses the ID that Docusaurus gives a heading', () => {
  const [word] = glossaryWords('### Ambient occlusion (SSAO)\n\nShading.', '/docs/glossary');
  expect(word?.url).toBe('/docs/glossary#ambient-occlusion-ssao');
  expect(word?.pattern.test('with ambient occlusion')).toBe(true);
});
