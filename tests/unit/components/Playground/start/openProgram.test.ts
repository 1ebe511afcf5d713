import { describe, expect, test } from 'vitest';
import { encodeShare, type SharedExample } from '../../../../../src/components/Example/share';
import { openProgram } from '../../../../../src/components/Playground/start/openProgram';
import { toShared } from '../../../../../src/components/Playground/start/linked';
import { parseDraft } from '../../../../../src/components/Playground/drafts/draftSchema';
import { makeDraft } from '../drafts/browserStorage';
import { makeSource, projectOf } from './site';

const open = (search: string, browser?: Parameters<typeof makeSource>[0]) =>
  openProgram({ search, hash: '' }, makeSource(browser));

async function openLink(shared: SharedExample, browser?: Parameters<typeof makeSource>[0]) {
  return openProgram({ search: '?x=1', hash: await encodeShare(shared) }, makeSource(browser));
}

describe('the program without a query', () => {
  test('is the CAD template of the latest version', async () => {
    expect(await open('')).toEqual({
      type: 'fresh',
      draft: {
        id: 'opened01',
        name: 'CAD model',
        folder: '4.x',
        start: { type: 'template', kind: 'cad' },
        files: [{ file: 'cad.ts', source: 'cad();' }],
        foreign: false,
        changed: 0,
      },
      given: [projectOf('4.x')],
    });
  });

  test('is the last opened draft', async () => {
    const draft = makeDraft();
    expect(await open('', { drafts: [draft], last: draft.id })).toEqual({
      type: 'kept',
      id: draft.id,
      draft,
      given: [projectOf('4.x')],
    });
  });

  test.each(['', '?draft='])(
    'is the template if the last check crashed, and the draft is offered: %s',
    async (search) => {
      const draft = makeDraft({ folder: '3.x' });
      const browser = { drafts: [draft], last: draft.id, ended: draft.id };
      const opened = await open(search && search + draft.id, browser);
      expect(opened).toMatchObject({
        type: 'bad',
        draft: { name: 'CAD model', folder: '3.x', foreign: false },
        note: 'The page closed unexpectedly while it was checking the draft “Pumps”, so the draft wasn’t opened again.',
        offered: { id: draft.id, name: 'Pumps' },
      });
      expect(opened.id).toBeUndefined();
      expect(await open(`?draft=${draft.id}`, { ...browser, ended: 'another1' })).toMatchObject({
        type: 'kept',
        draft,
      });
    },
  );

  test('is the template, without a note, if the last draft was removed', async () => {
    const opened = await open('', { last: 'removed1' });
    expect(opened).toMatchObject({ type: 'fresh', draft: { folder: '4.x' } });
    expect(opened.note).toBeUndefined();
  });
});

describe('opening a program of the site', () => {
  test('returns the files of an example, and provides the connection', async () => {
    expect(await open('?example=cad-basic&version=3.x')).toMatchObject({
      type: 'fresh',
      draft: {
        name: 'Show a CAD model',
        folder: '3.x',
        start: { type: 'example', name: 'cad-basic' },
        files: [{ file: 'cad-basic.ts', source: '3.x cad-basic;' }],
        foreign: false,
      },
      given: [projectOf('3.x')],
    });
    expect(await open('?example=clipping')).toMatchObject({ draft: { folder: '4.x' } });
  });

  test('returns the file of a statement, and provides the code that runs it', async () => {
    const { draft, given } = await open('?statement=events/hover-rests&version=3.x');
    expect(draft).toMatchObject({
      name: 'Each hover rests.',
      start: { type: 'statement', id: 'events/hover-rests' },
    });
    expect(draft.files.map(({ file }) => file)).toEqual(['hover-rests.ts']);
    expect(draft.files[0]?.source).toContain("from './statement'");
    expect(draft.files[0]?.source).toContain("from './mouse'");
    expect(given.map(({ file }) => file)).toEqual([
      'main.ts',
      'statement.ts',
      'network.ts',
      'live.ts',
      'project.ts',
    ]);
    expect(given[0]?.source).toContain("from './hover-rests'");
    expect(given[0]?.source).toContain('"3.3.0"');
    expect(given.at(-1)).toEqual(projectOf('3.x'));
  });

  test('returns the template of the version', async () => {
    expect(await open('?template=images')).toMatchObject({
      draft: { name: '360 images', start: { type: 'template', kind: 'images' } },
    });
    expect(await open('?version=3.x')).toMatchObject({
      draft: { folder: '3.x', files: [{ file: 'cad.ts', source: 'old();' }] },
    });
  });

  test('returns a draft that can be saved and read again', async () => {
    for (const search of ['', '?example=clipping', '?statement=events/hover-rests']) {
      const { draft } = await open(search);
      expect(parseDraft(JSON.stringify(draft)), search).toEqual(draft);
    }
  });
});

test('a note about imported edits is added to any program', async () => {
  const imported = 'Your earlier edits are drafts.';
  expect(await open('?example=cad-basic', { imported })).toMatchObject({ note: imported });
  const bad = await open('?example=none', { imported });
  expect(bad.note).toMatch(/^Unknown example .* instead\. Your earlier edits are drafts\.$/);
});

test('an example opens with the camera in the address', async () => {
  const address = { search: '?example=cad-basic', hash: '#camera=1,2,3,4,5,6' };
  expect(await openProgram(address, makeSource())).toMatchObject({
    draft: { start: { type: 'example', name: 'cad-basic' } },
    camera: { position: [1, 2, 3], target: [4, 5, 6] },
  });
});

describe('opening a link', () => {
  const camera = { position: [1, 2, 3], target: [0, 0, 0] } as SharedExample['camera'];

  test('returns all files in order, marked as foreign, with the camera', async () => {
    const draft = makeDraft({
      files: [
        { file: 'zebra.ts', source: "import './ape';" },
        { file: 'ape.ts', source: '' },
      ],
    });
    const opened = await openLink(toShared(draft, camera));
    expect(opened).toMatchObject({
      type: 'fresh',
      draft: { files: draft.files, foreign: true, start: draft.start, folder: '4.x' },
      camera,
    });
    expect(opened.draft.id).not.toBe(draft.id);
  });

  test.each([
    { type: 'example', name: 'clipping' },
    { type: 'statement', id: 'events/hover-rests' },
    { type: 'template', kind: 'images' },
  ] as const)('keeps the start: $type', async (start) => {
    const opened = await openLink(toShared(makeDraft({ start }), undefined));
    expect(opened.draft.start).toEqual(start);
  });

  test('from an example page returns its changes, if there are any', async () => {
    const shared = { name: 'cad-basic', folder: '3.x', camera };
    const changed = await openLink({ ...shared, files: { 'cad-basic.ts': 'linked();' } });
    expect(changed.draft).toMatchObject({
      files: [{ file: 'cad-basic.ts', source: 'linked();' }],
      foreign: true,
    });
    const same = await openLink({ ...shared, files: {} });
    expect(same).toMatchObject({
      draft: { files: [{ file: 'cad-basic.ts', source: '3.x cad-basic;' }], foreign: false },
      camera,
    });
  });

  test('with the site’s own code doesn’t mark it as foreign', async () => {
    const { draft } = await open('?template=images');
    expect((await openLink(toShared(draft, undefined))).draft.foreign).toBe(false);
  });

  test('takes precedence over the query', async () => {
    const hash = await encodeShare(toShared(makeDraft(), undefined));
    const opened = await openProgram({ search: '?example=clipping', hash }, makeSource());
    expect(opened.draft.start).toEqual({ type: 'template', kind: 'cad' });
  });

  test.each([
    ['project.ts', 'already exists and can’t be changed'],
    ['../a.ts', 'can’t contain slashes'],
    ['a.js', 'must end in .ts'],
    ['a\u202E.ts', 'only letters, digits'],
  ])('refuses a file named %j', async (file, words) => {
    const opened = await openLink({ name: 'cad-basic', folder: '4.x', files: { [file]: 'x' } });
    expect(opened).toMatchObject({ type: 'bad', draft: { foreign: false } });
    expect(opened.note).toContain('The link contains a file named');
    expect(opened.note).toContain(words);
    expect(opened.note).toContain(
      'The playground opened the “CAD model” template for 4.x instead.',
    );
  });

  test('refuses duplicate file names', async () => {
    const opened = await openLink({
      name: 'template:cad',
      folder: '4.x',
      files: { 'a.ts': '1', 'A.ts': '2' },
    });
    expect(opened.note).toContain('A file named a.ts already exists');
  });

  test('refuses a file that the site provides to a statement', async () => {
    const opened = await openLink({
      name: 'statement:events/hover-rests',
      folder: '4.x',
      files: { 'hover-rests.ts': '', 'live.ts': 'steal();' },
    });
    expect(opened.note).toContain('live.ts already exists');
  });

  test.each([
    ['damaged', '#example=abc', 'The link is damaged or incomplete'],
    ['oversized', `#example=${'a'.repeat(8001)}`, 'The link is too long'],
  ])('reports that the link is %s', async (_what, hash, words) => {
    const opened = await openProgram({ search: '', hash }, makeSource());
    expect(opened).toMatchObject({
      type: 'bad',
      draft: { start: { kind: 'cad' }, foreign: false },
    });
    expect(opened.note).toContain(words);
  });

  test('to something missing lists what is available', async () => {
    const opened = await openLink({ name: 'template:points', folder: '4.x', files: {} });
    expect(opened.note).toContain(
      'Unknown template “points” in 4.x. Available templates: cad and images.',
    );
    const old = await openLink({ name: 'template:cad', folder: '1.x', files: {} });
    expect(old.note).toContain('Unknown version “1.x”. Available versions: next, 4.x and 3.x.');
  });
});

describe('opening a missing program', () => {
  test.each([
    [
      '?template=points',
      '4.x',
      'Unknown template “points” in 4.x. Available templates: cad and images.',
    ],
    ['?template=constructor&version=3.x', '3.x', 'Available templates: cad.'],
    [
      '?example=none&version=3.x',
      '3.x',
      'Unknown example “none” in 3.x. Available examples: cad-basic.',
    ],
    ['?example=cad-basic&version=constructor', '4.x', 'Unknown version “constructor”.'],
    ['?template=cad&version=9.x', '4.x', 'Available versions: next, 4.x and 3.x.'],
    ['?statement=none', '4.x', 'Unknown statement “none”.'],
    ['?statement=__proto__', '4.x', 'Unknown statement “__proto__”.'],
    ['?statement=events/hover-rests&version=9.x', '4.x', 'Available versions: next, 4.x and 3.x.'],
    ['?draft=removed1', '4.x', 'This browser doesn’t have this draft'],
  ])(
    'opens the template instead: %s opens that of %s, with a note',
    async (search, folder, words) => {
      const opened = await open(search);
      expect(opened).toMatchObject({
        type: 'bad',
        draft: { folder, start: { type: 'template', kind: 'cad' }, foreign: false },
      });
      expect(opened.note).toContain(words);
      expect(opened.note).toContain('The playground opened the “CAD model” template');
    },
  );

  test.each(['?example=cad-basic', '?statement=events/hover-rests'])(
    'opens the template with a note if %s doesn’t load',
    async (search) => {
      const opened = await open(search, { isOffline: true });
      expect(opened).toMatchObject({ type: 'bad', draft: { start: { type: 'template' } } });
      expect(opened.note).toContain('did not load');
    },
  );
});

describe('opening a draft', () => {
  test('for a removed version shows it, with a list of the versions', async () => {
    const draft = makeDraft({ folder: '1.x' });
    expect(await open(`?draft=${draft.id}`, { drafts: [draft] })).toEqual({
      type: 'kept',
      id: draft.id,
      draft,
      given: [],
      note: 'This draft is for version 1.x, which is no longer available. Choose another version: next, 4.x and 3.x.',
    });
  });

  test('shows it even if the code that runs it doesn’t load', async () => {
    const draft = makeDraft({ start: { type: 'statement', id: 'events/hover-rests' } });
    const opened = await open(`?draft=${draft.id}`, { drafts: [draft], isOffline: true });
    expect(opened).toMatchObject({ type: 'kept', draft });
    expect(opened.note).toContain('did not load');
  });
});
