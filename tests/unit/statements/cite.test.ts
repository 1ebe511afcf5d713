import path from 'node:path';
import type { Root } from 'mdast';
import { describe, expect, it } from 'vitest';
import { parsePage } from '@reveal-docs/api-reference/blocks/pages';
import { markSections } from '../../../src/remark/statementMarks';
import { checkCitation, type Known } from '@reveal-docs/statements/check';
import { findPlaces, takeCitations } from '@reveal-docs/statements/citations';
import { excuseFor, findClaims, findClaimsWithoutCitation } from '@reveal-docs/statements/coverage';
import type { Lane } from '@reveal-docs/statements/lanes';
import { mergeResults, noResults } from '@reveal-docs/statements/results';
import { lineOf } from '@reveal-docs/statements/sources';
import type { StatementSpec } from '@reveal-docs/statements/spec';
import { readVersions, rootDir } from '@reveal-docs/versions';

const [version] = readVersions();
if (version === undefined) throw new Error('There is no version.');

const lane: Lane = { release: '4.29.0', interfaceRelease: '4.29.0', version, labels: ['4.x'] };
const behind: Lane = { release: '3.0.2', interfaceRelease: '2.3.0', version, labels: ['2.x'] };

const hover: StatementSpec = {
  id: 'events/hover-rests',
  topic: 'events',
  file: '',
  source: 'text',
  says: '`hover` comes once.',
  is: 1,
  expect: {
    '2.0.0': { type: 'lacks', missing: 'Viewer' },
    '3.0.2': { type: 'instead', says: '`hover` comes twice.', is: 2 },
    '4.29.0': { type: 'holds' },
  },
  variants: [],
};

const pinned = [
  { release: '4.29.0', pins: 'new' },
  { release: '3.0.2', pins: 'old' },
];

function knownWith(seen: number, release = '4.29.0'): Known {
  return {
    statements: new Map([[hover.id, hover]]),
    sources: new Map([
      [
        'phone-budget',
        {
          id: 'phone-budget',
          says: 'On a phone it is less.',
          because: 'needs a phone',
          file: 'a.ts',
          text: 'x',
        },
      ],
    ]),
    results: mergeResults(noResults, [{ spec: hover, release, outcome: { seen } }], {
      specs: [hover],
      lanes: pinned,
      frame: '',
    }),
    findSource: ({ file }, { release: asked }) =>
      asked === '4.29.0' ? { file, line: 3 } : undefined,
    pins: new Map(pinned.map(({ release: name, pins }) => [name, pins])),
  };
}

describe('a citation', () => {
  it('is removed from the text', () => {
    expect(takeCitations('It rests. [^events/hover-rests] It goes.[^!a][^b]')).toEqual({
      rest: 'It rests. It goes.',
      found: [
        { id: 'events/hover-rests', instead: false },
        { id: 'a', instead: true },
        { id: 'b', instead: false },
      ],
    });
    expect(takeCitations('/[^"]+/ and [^A]').found).toEqual([]);
  });

  it('is found with its line if it names a statement', () => {
    expect(
      findPlaces('One.\nTwo.[^events/hover-rests]\n/[^abc]/', new Set(['events/hover-rests'])),
    ).toEqual([{ id: 'events/hover-rests', instead: false, line: 2 }]);
  });

  it.each([
    [
      'of nothing',
      { id: 'nothing', instead: false },
      lane,
      knownWith(1),
      /no statement has this ID/,
    ],
    [
      'of what another release does',
      { id: 'events/hover-rests', instead: false },
      behind,
      knownWith(2, '3.0.2'),
      /comes twice.*\[\^!events\/hover-rests\]/,
    ],
    [
      'of the contrary of what holds',
      { id: 'events/hover-rests', instead: true },
      lane,
      knownWith(1),
      /write \[\^events\/hover-rests\]/,
    ],
    [
      'of what did not run',
      { id: 'events/hover-rests', instead: false },
      lane,
      knownWith(1, '3.0.2'),
      /has no current result/,
    ],
    [
      'of what came out otherwise',
      { id: 'events/hover-rests', instead: false },
      lane,
      knownWith(7),
      /doesn't match its latest result in 4\.29\.0/,
    ],
    [
      'of a source that does not say so',
      { id: 'phone-budget', instead: false },
      behind,
      knownWith(1),
      /doesn't contain the text/,
    ],
  ])('%s is reported', (_what, citation, where, known, message) => {
    const checked = checkCitation(citation, where, known);
    expect('problem' in checked ? checked.problem : '').toMatch(message);
  });

  it('is supported by a run, by a run with another result, or by the source', () => {
    expect(checkCitation({ id: 'events/hover-rests', instead: false }, lane, knownWith(1))).toEqual(
      {
        ground: { type: 'run', id: 'events/hover-rests', says: '`hover` comes once.' },
      },
    );
    expect(
      checkCitation({ id: 'events/hover-rests', instead: true }, behind, knownWith(2, '3.0.2')),
    ).toEqual({
      ground: { type: 'run', id: 'events/hover-rests', says: '`hover` comes twice.' },
    });
    expect(checkCitation({ id: 'phone-budget', instead: false }, lane, knownWith(1))).toMatchObject(
      {
        ground: { type: 'source', place: { file: 'a.ts', line: 3 } },
      },
    );
  });
});

const page = `## Events

It rests.[^events/hover-rests] It goes on.

| Event | When |
| --- | --- |
| \`hover\` | at rest [^events/hover-rests] |

### More

- An item [^phone-budget]

## Nothing here

Text.
`;

const at = (where: Lane) => ({ lane: where, file: 'page.mdx', baseUrl: '/docs/' });

async function parse(text: string): Promise<Root> {
  return parsePage(path.join(rootDir, 'docs/page.mdx'), text);
}

describe('a page with citations', () => {
  it('has one folded list per section, whose items are only in the server build', async () => {
    const root = await parse(page);
    expect(markSections(root, knownWith(1), at(lane))).toEqual([]);
    const lists = root.children.flatMap((node, index) =>
      node.type === 'mdxJsxFlowElement' && node.name === 'CheckedList' ? [{ index, node }] : [],
    );
    expect(lists).toHaveLength(2);
    const text = JSON.stringify(root);
    expect(text).not.toContain('[^');
    expect(text.match(/Verified on 4\.29\.0/g)).toHaveLength(1);
    expect(text.match(/From the source of 4\.29\.0/g)).toHaveLength(1);
    for (const { node } of lists) {
      expect(node.children).toEqual([]);
      expect(JSON.stringify(node.attributes)).toContain('WITH_CHECKED_ITEMS ? ');
    }
    const after = lists.map(({ index }) => root.children[index + 1]?.type);
    expect(after).toEqual(['heading', 'heading']);
  });

  it('is reported with the lines of its problems', async () => {
    const problems = markSections(await parse(page), knownWith(7), at(lane));
    expect(problems).toHaveLength(2);
    expect(problems[0]).toMatch(/^page\.mdx:3 /);
    expect(problems[1]).toMatch(/^page\.mdx:7 /);
  });

  it('mentions the interface if an adapter is used with the release', async () => {
    const root = await parse('It goes.[^!events/hover-rests]\n');
    expect(markSections(root, knownWith(2, '3.0.2'), at(behind))).toEqual([]);
    expect(JSON.stringify(root)).toContain('Verified on 3.0.2 behind the 2.x interface');
  });
});

describe('the claims on a page', () => {
  const isApiName = ({ value }: { value: string }) => value.startsWith('Cognite');
  it('are sentences, items and rows with a name or a default, but not instructions or code', async () => {
    const root = await parse(`## \`CogniteA\` heading

\`CogniteA\` does it. Call \`CogniteB\`. The default is 3.[^x]
It is a day.

- an item with \`CogniteC\`. And more.
- an item

| head \`CogniteD\` |
| --- |
| row \`CogniteE\` [^y] |

\`\`\`ts
const CogniteF = 1;
\`\`\`
`);
    expect(findClaims(root, isApiName)).toEqual([
      { line: 3, text: '`CogniteA` does it.', isCited: false, needsCitation: false },
      { line: 3, text: 'The default is 3.', isCited: true, needsCitation: false },
      { line: 6, text: 'an item with `CogniteC`. And more.', isCited: false, needsCitation: false },
      {
        line: 11,
        text: 'row `CogniteE`',
        isCited: true,
        needsCitation: false,
        table: 'head `CogniteD`',
      },
    ]);
  });

  it('are cited if the mark is on the next line', async () => {
    const root = await parse('`CogniteA` does it.\n[^x] `CogniteB` does not.\n');
    expect(findClaims(root, isApiName)).toEqual([
      { line: 1, text: '`CogniteA` does it.', isCited: true, needsCitation: false },
      { line: 2, text: '`CogniteB` does not.', isCited: false, needsCitation: false },
    ]);
  });

  it('require a citation in items and rows about mistakes, limits, defaults and errors', async () => {
    const root = await parse(`## Common mistakes

It is a day.

- Call it a day.
- A mistake.[^x]

## Where to go next

- A page.

| You see | Cause |
| --- | --- |
| It is dark. | night |
`);
    const claims = findClaims(root, isApiName);
    expect(claims).toEqual([
      { line: 5, text: 'Call it a day.', isCited: false, needsCitation: true },
      { line: 6, text: 'A mistake.', isCited: true, needsCitation: true },
      {
        line: 14,
        text: 'It is dark.night',
        isCited: false,
        needsCitation: true,
        table: 'You see | Cause',
      },
    ]);
    const excuse = { page: 'a', text: 'It is dark', reason: 'is not about the SDK' };
    expect(findClaimsWithoutCitation('a', claims, [excuse])).toEqual(claims.slice(0, 1));
    expect(findClaimsWithoutCitation('b', claims, [excuse])).toHaveLength(2);
  });

  it('can be excused by their first words', () => {
    const claim = {
      line: 1,
      text: 'The default branch is main.',
      isCited: false,
      needsCitation: false,
    };
    const excuse = { page: 'a', text: 'The default branch', reason: 'is not about the SDK' };
    expect(excuseFor('a', claim, [excuse])).toBe(excuse);
    expect(excuseFor('b', claim, [excuse])).toBeUndefined();
  });

  it('can be excused by their table', () => {
    const claim = {
      line: 1,
      text: 'ab',
      isCited: false,
      needsCitation: false,
      table: 'Before | After',
    };
    const excuse = { page: 'a', table: 'Before | After', reason: 'new names' };
    expect(excuseFor('a', claim, [excuse])).toBe(excuse);
    expect(excuseFor('a', { ...claim, table: 'Before' }, [excuse])).toBeUndefined();
  });
});

describe('a source', () => {
  it('is found by the first of its texts that occurs', () => {
    expect(lineOf('one\ntwo\nthree', ['four', 'three'])).toBe(3);
    expect(lineOf('one', ['two'])).toBeUndefined();
  });
});
