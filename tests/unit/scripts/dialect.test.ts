/** In each kind of text, a pattern must match its phrase, and must not match natural sentences. */
import { describe, expect, it, test } from 'vitest';
import { dialect, findDialect, type Place } from '../../../scripts/prose/dialect';
import { placeTexts } from '../../../scripts/prose/places';

/** Maps each pattern to a sentence that contains the phrase, and to a natural sentence. */
const sentences: Readonly<Record<string, readonly [string, string]>> = {
  'is given': ['The box it is given.', 'The box you pass.'],
  'asked of, for, with': [
    'The revision that nodes are asked of first.',
    'The viewer asks for nodes.',
  ],
  'of yours': ['A function of yours runs.', 'Your function runs.'],
  'takes away, takes out': [
    'It takes the keyframes away again.',
    'It takes the keyframes out of the list.',
  ],
  'puts in, puts back': ['It puts the nodes back.', 'It puts the nodes in a list.'],
  'What, Which at the start': ['What the method returns.', 'What does the method return?'],
  'tells, told': ['The file tells the size.', 'The file contains the size.'],
  'but for': ['All but for the last.', 'Small, but for a reason.'],
  besides: ['Besides the type, it has an ID.', 'It also has an ID.'],
  anew: ['Draws the model anew.', 'Draws the model again.'],
  'former, latter': ['The former value stays.', 'The previous value stays.'],
  'otherwise than': ['It works otherwise than before.', 'Otherwise, it works.'],
  'gives a, the, no': ['The method gives a box.', 'The method returns a box.'],
  'verb and no, nothing': [
    'The drag moves no model.',
    'The drag has no effect, and needs no model.',
  ],
  'preposition at the end': [
    'The space that it is used for. Done.',
    'Zoom in. Call the method to zoom in.',
  ],
  'Factor on': ['Factor on the speed.', 'Multiplier for the speed.'],
  'Factor for': ['Factor for the wheel.', 'Includes a scale factor for the wheel.'],
  'another than': [
    'The model has another type than the file.',
    'The model has a type other than that of the file, which is another one.',
  ],
  'Number of the, to': ['Number of the revision.', 'Number of nodes. Adds a number to it.'],
  'there is no, none': ['Undefined if there is none.', 'Repeats it until there are no more.'],
  dear: ['A dear call.', 'An expensive call.'],
  rightly: ['It rightly fails.', 'It fails correctly.'],
  mend: ['One setting mends it.', 'It recommends it.'],
  'for good': ['It is lost for good.', 'It is used for good reasons.'],
  'is such': ['The gizmo is such a tool.', 'It is such-like.'],
  'is no': ['A model is no scene.', 'It is no longer read.'],
  thereby: ['It thereby fails.', 'So it fails.'],
  'under way': ['A download is under way.', 'A download is running.'],
};

const names = (text: string, place: Place = 'comments') =>
  findDialect([{ text, line: 1 }], place).map(({ name }) => name);

describe('a pattern', () => {
  it('has two example sentences', () => {
    expect(Object.keys(sentences)).toEqual(dialect.map(({ name }) => name));
  });

  test.each(Object.entries(sentences))(
    'finds the phrase in its bad example only: %s',
    (name, [bad, good]) => {
      expect(names(bad)).toContain(name);
      expect(names(good)).not.toContain(name);
    },
  );

  it('applies to descriptions, and to pages only if the phrase is always wrong', () => {
    expect(names('What the file tells.', 'descriptions')).toHaveLength(2);
    expect(names('What the file tells.', 'pages')).toEqual([]);
    expect(names('A function of yours.', 'pages')).toEqual(['of yours']);
  });

  it('finds a phrase across lines, and reports its first line', () => {
    expect(findDialect([{ text: 'The box\nit is\ngiven.', line: 7 }], 'comments')).toMatchObject([
      { line: 8, found: 'is given' },
    ]);
  });
});

/** Returns the findings in a file, in the form "place: line phrase". */
function lint(file: string, source: string): string[] {
  return placeTexts(file, source).flatMap(({ place, texts }) =>
    findDialect(texts, place).map(({ line, found }) => `${place}: ${line} ${found}`),
  );
}

describe('a text', () => {
  test.each([
    [
      'packages/api-reference/src/pages/words/a.json',
      '{\n  "A.b": "Selects the nodes anew."\n}',
      'descriptions: 2 anew',
    ],
    [
      'statements/camera/x.ts',
      "export default statement({\n  says: 'The viewer draws `a` anew.',\n});",
      'statements: 2 anew',
    ],
    [
      'statements/camera/x.ts',
      "expect: instead(\n  'The viewer draws anew.', 1);",
      'statements: 2 anew',
    ],
    [
      'docs/x.mdx',
      '# Title\n\n| a | b |\n| --- | --- |\n| `c` | draws it anew |\n',
      'pages: 5 anew',
    ],
    ['docs/x.mdx', '---\ntitle: Title\ndescription: Draws it anew\n---\n', 'pages: 3 anew'],
    ['docs/x.mdx', 'Text\n\n<Figure alt="It draws anew" />\n', 'pages: 3 anew'],
    ['packages/runner/src/README.md', '- It puts\n  `a` back.\n', 'readmes: 1 puts CODE back'],
    [
      'src/components/A.tsx',
      'const a = (\n  <p>Draws it <b>all</b> anew</p>\n);',
      'interface: 2 anew',
    ],
    ['src/components/A.tsx', 'const a = <p title="Draw it all anew" />;', 'interface: 1 anew'],
    ['scripts/a.ts', 'throw new Error(\n  `It draws ${all} anew.`);', 'messages: 2 anew'],
    ['scripts/a.ts', 'const a = 1;\n// It draws\n// all anew.\n', 'comments: 3 anew'],
    ['tests/a.ts', '/**\n * Draws\n * all anew.\n */\nconst a = 1;\n', 'comments: 3 anew'],
  ])('is checked: %s, %j', (file, source, found) => {
    expect(lint(file, source)).toEqual([found]);
  });

  it('is checked without its code', () => {
    const page = "Call `anew()`.\n\n```ts\n// anew\n```\n\nimport a from 'anew';\n";
    expect(lint('docs/x.mdx', page)).toEqual([]);
    expect(lint('scripts/a.ts', "const anew = /anew/.test('// draws it anew'); anew();")).toEqual([
      'messages: 1 anew',
    ]);
    expect(lint('tests/a.ts', "click('draw all of it anew');")).toEqual([]);
  });
});
