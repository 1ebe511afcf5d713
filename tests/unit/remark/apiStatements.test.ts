import type { Root, RootContent } from 'mdast';
import { VFile } from 'vfile';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Facts, type StatementList, statementBlocks } from '@reveal-docs/api-reference/pages';
import { statementsOf, withCited } from '../../../src/plugins/apiPages/generate';
import apiStatements from '../../../src/remark/apiStatements';
import { generateStatementUses } from '../../../src/plugins/statements/generateUses';
import { readKnown } from '@reveal-docs/statements/known';
import { readStatementUses } from '@reveal-docs/statements/uses';
import { readVersions } from '@reveal-docs/versions';

it('the statement that a description cites comes first, once', () => {
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

it('a list in the Markdown of a page becomes a folded list, and its component is imported once', () => {
  const list: StatementList = {
    summary: 'Verified on 1.0.0',
    grounds: ['a/b', 'c/d'].map((id) => ({ type: 'run', id, says: `"${id}" <holds>` })),
    most: 1,
  };
  const facts: Facts = { history: [], uses: [], isMember: true, statements: list };
  const [value = ''] = statementBlocks(facts);
  const paragraph: RootContent = { type: 'paragraph', children: [] };
  const root: Root = {
    type: 'root',
    children: [paragraph, { type: 'html', value }, { type: 'html', value }],
  };
  void apiStatements({ baseUrl: '/base/' })(root, new VFile(), () => undefined);
  expect(root.children.map(({ type }) => type)).toEqual([
    'mdxjsEsm',
    'paragraph',
    'mdxJsxFlowElement',
    'mdxJsxFlowElement',
  ]);
  const rendered = JSON.stringify(root.children[2]);
  expect(rendered).toContain('Verified on 1.0.0');
  expect(rendered).toContain('2 more in the list of all statements');
});

describe('the statements about a member', () => {
  // Generate the list of statements by API name, as the build does. If the output from a previous build is still
  // current, it's reused.
  beforeAll(() => generateStatementUses(readVersions()));

  it.each(readVersions().map((version) => [version.label, version] as const))(
    'are found by the compiler in %s, if their sentence names it',
    (_label, version) => {
      const known = readKnown();
      const uses = readStatementUses(version);
      const dispose = uses['Cognite3DViewer.dispose'] ?? [];
      expect(dispose).toContain('lifecycle/dispose-canvas');
      for (const id of dispose) expect(known.statements.get(id)?.says).toContain('dispose');
      const list = statementsOf(['Cognite3DViewer.dispose'], uses, version, known);
      expect(list?.grounds.map(({ id }) => id)).toContain(dispose[0]);
      // If a name has its own heading, at most four statements appear below it. The page with all symbols shows all
      // statements.
      expect(list?.most).toBe(version.api.layout === 'page' ? undefined : 4);
    },
  );
});
