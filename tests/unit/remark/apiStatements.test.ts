/** Where the statements about a member stand on its API page. */
import type { Heading, Root, RootContent } from 'mdast';
import { beforeAll, describe, expect, it } from 'vitest';
import { addLists, listsOf, withCited } from '../../../src/remark/apiStatements';
import { readApiIndex } from '../../../src/names/apiIndex';
import { generateStatementUses } from '../../../src/plugins/statements/generateUses';
import { readKnown } from '../../../src/statements/known';
import { readStatementUses } from '../../../src/statements/uses';
import { readVersions } from '../../../src/versions';

const text = (value: string): RootContent => ({
  type: 'paragraph',
  children: [{ type: 'text', value }],
});

function heading(depth: Heading['depth'], id: string): RootContent {
  return { type: 'heading', depth, children: [], data: { hProperties: { id } } } as Heading;
}

it('what the words of a name rest on comes first, once', () => {
  const words = new Map([
    ['Viewer.off', { text: 'Ends it.', statement: 'events/off' }],
    ['Viewer.size', { text: 'In all.', statement: 'events/size' }],
    ['Viewer.on', { text: 'Begins it.' }],
  ]);
  expect(withCited({ 'Viewer.off': ['events/other', 'events/off'], A: ['x/y'] }, words)).toEqual({
    A: ['x/y'],
    'Viewer.off': ['events/off', 'events/other'],
    'Viewer.size': ['events/size'],
  });
});

describe('lists on an API page', () => {
  it('of the last member in a disclosure stand in it', () => {
    const fold = (value: string): RootContent => ({ type: 'html', value });
    const root: Root = {
      type: 'root',
      children: [fold('<details>'), heading(3, 'dispose'), fold('</details>'), text('more')],
    };
    addLists(root, new Map([['dispose', text('list')]]));
    expect(root.children.map(({ type }) => type)).toEqual([
      'html',
      'heading',
      'paragraph',
      'html',
      'paragraph',
    ]);
  });

  it('end the text of the symbol and of each member, before what is below it', () => {
    const root: Root = {
      type: 'root',
      children: [
        heading(1, 'viewer'),
        text('intro'),
        heading(2, 'methods'),
        heading(3, 'dispose'),
        text('words'),
        heading(4, 'returns'),
        text('void'),
      ],
    };
    addLists(
      root,
      new Map([
        ['', text('of the symbol')],
        ['dispose', text('of dispose')],
      ]),
    );
    const order = root.children.map((node) =>
      node.type === 'heading'
        ? (node.data as { hProperties: { id: string } }).hProperties.id
        : JSON.stringify(node).includes('of ')
          ? 'list'
          : 'text',
    );
    expect(order).toEqual([
      'viewer',
      'text',
      'list',
      'methods',
      'dispose',
      'text',
      'list',
      'returns',
      'text',
    ]);
  });
});

describe('the statements that use a member', () => {
  // As the build does it, which takes what it made before.
  beforeAll(() => generateStatementUses(readVersions()), 180_000);

  it.each(readVersions().map((version) => [version.label, version] as const))(
    'are found by the compiler in %s, those whose sentences name it',
    (_label, version) => {
      const known = readKnown();
      const uses = readStatementUses(version);
      const dispose = uses['Cognite3DViewer.dispose'] ?? [];
      expect(dispose).toContain('lifecycle/dispose-canvas');
      for (const id of dispose) expect(known.statements.get(id)?.says).toContain('dispose');
      const symbol = readApiIndex(version.folder).symbols.Cognite3DViewer;
      if (symbol === undefined) throw new Error('There is no Cognite3DViewer.');
      const lists = listsOf([symbol], uses, version, known, '/base/');
      const hasHeading = version.api.layout !== 'page';
      const anchor = hasHeading ? symbol.members.dispose?.anchor : symbol.anchor;
      const list = JSON.stringify(lists.get(anchor ?? ''));
      // A name has four at most; the page of all symbols has them all.
      const [first = ''] = dispose;
      expect(list).toContain(`/base/behavior#${first}`);
      const count = list.match(/behavior#lifecycle/g)?.length ?? 0;
      if (hasHeading) expect(count).toBeLessThanOrEqual(4);
    },
  );
});
