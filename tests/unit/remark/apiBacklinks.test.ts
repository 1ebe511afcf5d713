import type { Heading, Root, RootContent } from 'mdast';
import { expect, test } from 'vitest';
import type { ApiSymbol } from '../../../src/names/apiIndex';
import type { PageUses } from '../../../src/plugins/blocks/results';
import { addBacklinks, usesBySymbol } from '../../../src/remark/apiBacklinks';

function page(id: string, ...symbols: string[]): PageUses {
  return {
    id,
    title: `Title of ${id}`,
    url: `/docs/${id}`,
    symbols,
    named: [],
    words: [],
    links: {},
  };
}

const uses = usesBySymbol([
  page('concepts', 'Viewer', 'Range'),
  page('examples/clipping', 'Viewer'),
  page('overview'),
]);

function heading(depth: Heading['depth'], value: string): Heading {
  return { type: 'heading', depth, children: [{ type: 'text', value }] };
}

function symbol(name: string, anchor?: string): ApiSymbol {
  const place = anchor === undefined ? {} : { anchor };
  return { name, kind: 'class', module: 'm', page: 'api/x', members: {}, ...place };
}

/** The text of each node, links as `[text](url)`. */
function outline(root: Root): string[] {
  const text = (node: RootContent): string => {
    if (node.type === 'text') return node.value;
    const inner = 'children' in node ? node.children.map(text).join('') : '';
    return node.type === 'link' ? `[${inner}](${node.url})` : inner;
  };
  return root.children.map(text);
}

test('a page of one symbol gets a section before its members', () => {
  const root: Root = {
    type: 'root',
    children: [
      heading(1, 'Viewer'),
      { type: 'paragraph', children: [{ type: 'text', value: 'What it is.' }] },
      heading(2, 'Methods'),
    ],
  };
  addBacklinks(root, [symbol('Viewer')], uses);
  expect(outline(root)).toEqual([
    'Viewer',
    'What it is.',
    'Used in',
    'Guides: [Title of concepts](/docs/concepts)' +
      'Examples: [Title of examples/clipping](/docs/examples/clipping)',
    'Methods',
  ]);
});

test('a page of several symbols gets a list at the end of each one’s section', () => {
  const root: Root = {
    type: 'root',
    children: [
      heading(2, 'Classes {#classes}'),
      heading(3, 'Range {#range}'),
      heading(4, 'from {#range-from}'),
      heading(3, 'Viewer {#viewer}'),
    ],
  };
  addBacklinks(root, [symbol('Range', 'range'), symbol('Viewer', 'viewer')], uses);
  expect(outline(root)).toEqual([
    'Classes {#classes}',
    'Range {#range}',
    'from {#range-from}',
    'Used in guides: [Title of concepts](/docs/concepts)',
    'Viewer {#viewer}',
    'Used in guides: [Title of concepts](/docs/concepts)' +
      'Used in examples: [Title of examples/clipping](/docs/examples/clipping)',
  ]);
});

test('a symbol that nothing uses gets nothing', () => {
  const root: Root = { type: 'root', children: [heading(1, 'Other')] };
  addBacklinks(root, [symbol('Other')], uses);
  expect(outline(root)).toEqual(['Other']);
});
