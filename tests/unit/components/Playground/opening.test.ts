import { describe, expect, test, vi } from 'vitest';
import { decodeShare } from '../../../../src/components/Example/share';
import { makeDraft } from './drafts/browserStorage';
import { makeExample, programs, projectOf } from './start/site';

const loads: string[] = [];

vi.mock('@docusaurus/theme-common', () => ({
  createStorageSlot: () => ({ get: () => null }),
  listStorageKeys: () => [],
}));
vi.mock('@site/.generated/sdk/manifest.json', () => ({ default: { '4.x': { modules: {} } } }));
vi.mock('@site/src/builds/programs', () => ({
  programsManifest: programs,
  async loadProgram(folder: string, name: string) {
    loads.push(`${folder}/${name}`);
    if (name === 'broken') throw new Error('It did not load.');
    return makeExample(folder, name);
  },
}));

const { openAddress, originalOf, toHash } =
  await import('../../../../src/components/Playground/opening');
const { compileDraft, providedFiles } =
  await import('../../../../src/components/Playground/compileDraft');

const assetUrl = (file: string) => `/base/${file}`;
const example = (source: string) =>
  makeDraft({
    start: { type: 'example', name: 'cad-basic' },
    files: [{ file: 'cad-basic.ts', source }],
  });

describe('a program', () => {
  const given = [projectOf('4.x')];

  test('is the prebuilt one if it’s unchanged', async () => {
    expect(await compileDraft(example('4.x cad-basic;'), given, assetUrl)).toEqual({
      modules: [],
      imports: ['built'],
    });
  });

  test('is compiled in the browser if it’s changed', async () => {
    const { modules } = await compileDraft(example('changed();'), given, assetUrl);
    expect(modules[0]).toMatchObject({ file: 'cad-basic.ts', code: 'changed();' });
  });

  test('is compiled in the browser if its example doesn’t load', async () => {
    const draft = { ...example('other();'), start: { type: 'example', name: 'broken' } as const };
    const { modules } = await compileDraft(draft, given, assetUrl);
    expect(modules[0]?.code).toBe('other();');
  });
});

test('an example is loaded once, and again only after a failure', async () => {
  loads.length = 0;
  const start = { type: 'example', name: 'clipping' } as const;
  expect(await originalOf(start, '4.x', assetUrl)).toEqual([
    { file: 'clipping.ts', source: '4.x clipping;' },
  ]);
  await originalOf(start, '4.x', assetUrl);
  expect(loads).toEqual(['4.x/clipping']);
  const broken = { type: 'example', name: 'broken' } as const;
  expect(await originalOf(broken, '4.x', assetUrl)).toBeUndefined();
  await originalOf(broken, '4.x', assetUrl);
  expect(loads).toEqual(['4.x/clipping', '4.x/broken', '4.x/broken']);
});

test('a draft can’t be reset to a template that the version lacks', async () => {
  expect(await originalOf({ type: 'template', kind: 'images' }, '3.x', assetUrl)).toBeUndefined();
  expect(await providedFiles(makeDraft({ folder: '3.x' }), assetUrl)).toEqual([projectOf('3.x')]);
});

describe('a link', () => {
  const camera = { position: [1, 2, 3], target: [0, 0, 0] } as const;

  test('contains a draft and the camera, and opens the same again', async () => {
    const draft = makeDraft({ files: [{ file: 'main.ts', source: 'typed();' }] });
    const made = await toHash(draft, {
      position: [...camera.position],
      target: [...camera.target],
    });
    const hash = 'hash' in made ? made.hash : '';
    expect(await decodeShare(hash)).toMatchObject({ name: 'template:cad', folder: '4.x', camera });
    const drafts = {
      get: () => undefined,
      readLast: () => undefined,
      create: () => undefined,
      remove: () => () => {},
    };
    expect(await openAddress({ search: '', hash }, { drafts, assetUrl })).toMatchObject({
      draft: { files: draft.files, foreign: true },
      camera,
    });
  });

  test('is refused with a reason if the code is too long', async () => {
    const source = Array.from({ length: 3000 }, (_, line) => `line(${line});`).join('\n');
    const made = await toHash(makeDraft({ files: [{ file: 'main.ts', source }] }), undefined);
    expect(made).toEqual({
      message:
        'This program does not fit into a link: it is 35 KB (3,000 lines), and a link can hold at most 60 KB and 2,000 lines. Export the draft as a file instead.',
    });
  });
});
