import { expect, it } from 'vitest';
import { importEdits } from '../../../../../src/components/Playground/drafts/importEdits';
import { maxDrafts } from '../../../../../src/components/Playground/drafts/draftStore';
import { storageNamespace } from '../../../../../src/siteFields/features';
import { makeDraft, makeStorage, makeStore } from './browserStorage';

const example = {
  title: 'Show a CAD model',
  files: [
    { file: 'cad-basic.ts', source: 'original();' },
    { file: 'project.ts', source: 'export const client = 4;' },
  ],
};

const key = 'example.4.x.cad-basic';

/** Creates a browser whose storage contains edits from the previous editor. `edits` maps keys to edits. */
function makeBrowser(edits: Readonly<Record<string, unknown>>) {
  const storage = makeStorage();
  for (const [name, edit] of Object.entries(edits)) {
    storage.texts.set(name, typeof edit === 'string' ? edit : JSON.stringify(edit));
  }
  const openTab = (findExample = async (): Promise<typeof example | undefined> => example) => {
    const tab = storage.openTab();
    const drafts = makeStore(tab);
    const run = () =>
      importEdits({
        ...tab,
        drafts,
        listKeys: () => [...storage.texts.keys()].map((name) => `${name}-${storageNamespace}`),
        findExample,
      });
    return { tab, drafts, run };
  };
  return { storage, openTab };
}

const mine = { base: 'x', files: { 'cad-basic.ts': 'mine();' }, foreign: [] };

it('turns an edit into a draft once, with a message', async () => {
  const { storage, openTab } = makeBrowser({ [key]: mine });
  const { drafts, run } = openTab();
  expect(await run()).toContain('list of drafts: “Show a CAD model (edited)”.');
  expect(drafts.getState().drafts).toEqual([
    expect.objectContaining({
      name: 'Show a CAD model (edited)',
      folder: '4.x',
      start: { type: 'example', name: 'cad-basic' },
      files: [{ file: 'cad-basic.ts', source: 'mine();' }],
      foreign: false,
    }),
  ]);
  expect(storage.texts.has(key)).toBe(false);
  expect(await run()).toBeUndefined();
  // The draft must be in storage, not only in this tab.
  expect(makeStore(storage.openTab()).getState().drafts).toHaveLength(1);
});

it('creates only one draft if two tabs import the same edit', async () => {
  const { storage, openTab } = makeBrowser({ [key]: mine });
  const [first, second] = [openTab(), openTab()];
  await first.run();
  storage.texts.set(key, JSON.stringify(mine));
  second.tab.deliver();
  await second.run();
  expect(makeStore(storage.openTab()).getState().drafts).toHaveLength(1);
});

it.each([[['cad-basic.ts']], [undefined]])(
  'keeps code foreign if it was, or if its origin is unknown: %j',
  async (foreign) => {
    const { openTab } = makeBrowser({ [key]: { ...mine, foreign } });
    const { drafts, run } = openTab();
    await run();
    expect(drafts.getState().drafts[0]?.foreign).toBe(true);
  },
);

it('keeps an edited project.ts under another name', async () => {
  const { openTab } = makeBrowser({
    [key]: { base: 'x', files: { 'project.ts': 'mine;' }, foreign: [] },
  });
  const { drafts, run } = openTab();
  await run();
  expect(drafts.getState().drafts[0]?.files).toEqual([
    { file: 'cad-basic.ts', source: 'original();' },
    { file: 'project-edited.ts', source: 'mine;' },
  ]);
});

it('keeps the edited files of an example that no longer exists', async () => {
  const { openTab } = makeBrowser({ 'example.1.x.gone': mine });
  const { drafts, run } = openTab(async () => undefined);
  await run();
  expect(drafts.getState().drafts[0]).toMatchObject({
    name: 'gone (edited)',
    folder: '1.x',
    files: [{ file: 'cad-basic.ts', source: 'mine();' }],
  });
});

it('keeps an edit for the next time if its example doesn’t load', async () => {
  const { storage, openTab } = makeBrowser({ [key]: mine });
  const offline = openTab(() => Promise.reject(new Error('Offline')));
  expect(await offline.run()).toBeUndefined();
  expect(storage.texts.has(key)).toBe(true);
  expect(await openTab().run()).toContain('Show a CAD model');
});

it('keeps edits that don’t fit, with the reason', async () => {
  const { storage, openTab } = makeBrowser({ [key]: mine });
  const { drafts, run } = openTab();
  for (let count = 0; count < maxDrafts; count += 1) drafts.create(makeDraft());
  expect(await run()).toMatch(/couldn’t be saved as drafts.*the limit is 50/);
  expect(storage.texts.has(key)).toBe(true);

  const full = makeBrowser({ [key]: mine });
  const tab = full.openTab();
  full.storage.room = 200;
  expect(await tab.run()).toMatch(/couldn’t be saved as drafts.*storage is full/);
  expect(full.storage.texts.has(key)).toBe(true);
  expect(tab.drafts.getState().drafts).toEqual([]);
});

it.each(['{', 'null', '{"base":"x","files":{"../a.ts":"bad"}}', '{"files":{}}'])(
  'ignores stored values that aren’t edits: %s',
  async (text) => {
    const { storage, openTab } = makeBrowser({ [key]: text });
    const { drafts, run } = openTab();
    expect(await run()).toBeUndefined();
    expect(drafts.getState().drafts).toEqual([]);
    expect(storage.texts.get(key)).toBe(text);
  },
);
