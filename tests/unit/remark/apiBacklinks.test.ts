import type { Heading, Root, RootContent } from 'mdast';
import { expect, test } from 'vitest';
import type { ApiSymbol } from '../../../src/names/apiIndex';
import type { PageUses } from '../../../src/plugins/blocks/results';
import { addBacklinks } from '../../../src/remark/apiBacklinks';
import { usesByPlace } from '../../../src/remark/bestUses';

const place = '/docs/api/x';

/** A page whose code uses places of the API, each once, and whose prose links to others. */
function page(id: string, used: readonly string[], named: readonly string[] = []): PageUses {
  return {
    id,
    title: `Title of ${id}`,
    url: `/docs/${id}`,
    symbols: [],
    named,
    words: [],
    links: { code: used.map((url) => [1, 0, 1, url]) },
  };
}

const names = new Map([
  [place, 'Viewer'],
  [`${place}#fitcamera`, 'Viewer.fitCamera'],
]);
const viewerUses = usesByPlace(
  [
    page('concepts', [place]),
    page('examples/clipping', [place]),
    page('overview', []),
    page('glossary', [], [place]),
  ],
  names,
);

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

test('the symbol of a page says below its title what uses it, an example before a guide', () => {
  const root: Root = {
    type: 'root',
    children: [
      heading(1, 'Viewer'),
      { type: 'paragraph', children: [{ type: 'text', value: 'What it is.' }] },
      heading(2, 'Methods'),
    ],
  };
  addBacklinks(root, [symbol('Viewer')], 'docs', viewerUses);
  expect(outline(root)).toEqual([
    'Viewer',
    'What it is.',
    'Used in [Title of examples/clipping](/docs/examples/clipping), [Title of concepts](/docs/concepts)',
    'Methods',
  ]);
});

test('members say it at the end of their sections, with pages beyond three behind a disclosure', () => {
  const anchor = `${place}#fitcamera`;
  const uses = usesByPlace(
    [
      page('a', [anchor]),
      page('b', [anchor, place]),
      page('examples/c', [anchor]),
      page('fit-a-camera', [anchor, place]),
      page('prose', [], [anchor]),
    ],
    names,
  );
  const root: Root = {
    type: 'root',
    children: [
      heading(1, 'Viewer'),
      heading(3, 'fitCamera() {#fitcamera}'),
      { type: 'paragraph', children: [{ type: 'text', value: 'Moves it.' }] },
      heading(3, 'other {#other}'),
    ],
  };
  const members = {
    fitCamera: { kind: 'method', anchor: 'fitcamera' },
    other: { kind: 'property', anchor: 'other' },
  } as const;
  addBacklinks(root, [{ ...symbol('Viewer'), members }], 'docs', uses);
  const lines = outline(root);
  // The title names it; then the example, then the guide that uses nothing else; prose last.
  expect(lines[4]).toBe(
    'Used in [Title of fit-a-camera](/docs/fit-a-camera), [Title of examples/c](/docs/examples/c), ' +
      '[Title of a](/docs/a) 2 more[Title of b](/docs/b), [Title of prose](/docs/prose)',
  );
  expect(lines[5]).toBe('other {#other}');
  expect(lines).toHaveLength(6);
  const details = JSON.stringify(root.children[4]);
  expect(details).toContain('"hName":"details"');
  expect(details).toContain('"hName":"summary"');
});

test('a page of several symbols says it at the end of each one’s section', () => {
  const root: Root = {
    type: 'root',
    children: [
      heading(2, 'Classes {#classes}'),
      heading(3, 'Range {#range}'),
      heading(4, 'from {#range-from}'),
      heading(3, 'Viewer {#viewer}'),
    ],
  };
  const uses = usesByPlace(
    [page('concepts', [`${place}#range`, `${place}#viewer`])],
    new Map([
      [`${place}#range`, 'Range'],
      [`${place}#viewer`, 'Viewer'],
    ]),
  );
  addBacklinks(root, [symbol('Range', 'range'), symbol('Viewer', 'viewer')], 'docs', uses);
  expect(outline(root)).toEqual([
    'Classes {#classes}',
    'Range {#range}',
    'from {#range-from}',
    'Used in [Title of concepts](/docs/concepts)',
    'Viewer {#viewer}',
    'Used in [Title of concepts](/docs/concepts)',
  ]);
});

test('a symbol that nothing uses, or only a list of names, gets nothing', () => {
  const root: Root = { type: 'root', children: [heading(1, 'Other')] };
  addBacklinks(root, [symbol('Other')], 'other', viewerUses);
  expect(outline(root)).toEqual(['Other']);
  expect(viewerUses.get(place)?.map(({ id }) => id)).not.toContain('glossary');
});

test('what uses the last member of a disclosure stands in it', () => {
  const root: Root = {
    type: 'root',
    children: [
      heading(1, 'Viewer'),
      { type: 'html', value: '<details class="api-inherited"><summary>1 member</summary>' },
      heading(3, 'fitCamera {#fitcamera}'),
      { type: 'html', value: '</details>' },
    ],
  };
  const fitting = usesByPlace([page('concepts', [`${place}#fitcamera`])], names);
  const members = { fitCamera: { kind: 'method', anchor: 'fitcamera' } } as const;
  addBacklinks(root, [{ ...symbol('Viewer'), members }], 'docs', fitting);
  expect(root.children.map(({ type }) => type)).toEqual([
    'heading',
    'html',
    'heading',
    'paragraph',
    'html',
  ]);
});
