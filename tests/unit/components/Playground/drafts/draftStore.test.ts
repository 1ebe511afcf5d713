import { beforeEach, describe, expect, test, vi } from 'vitest';
import { editFile, renameDraft } from '../../../../../src/components/Playground/drafts/draft';
import { maxDraftLength } from '../../../../../src/components/Playground/drafts/draftSchema';
import {
  maxDrafts,
  type DraftStore,
} from '../../../../../src/components/Playground/drafts/draftStore';
import {
  blocked,
  makeDraft,
  makeStorage,
  makeStore,
  nextId,
  type FakeStorage,
} from './browserStorage';

const type = (store: DraftStore, id: string, source: string) =>
  store.change(id, (draft) => editFile(draft, 'cad.ts', source));
const textOf = (store: DraftStore, id: string) => store.get(id)?.files[0]?.source;
const namesOf = (store: DraftStore) => store.getState().drafts.map(({ name }) => name);

describe('drafts in a browser', () => {
  let storage: FakeStorage;
  beforeEach(() => {
    storage = makeStorage();
  });

  test('are restored after a reload, whether foreign or not', () => {
    const store = makeStore(storage.openTab());
    const own = makeDraft();
    const foreign = makeDraft({ foreign: true, upgradeFrom: '3.x' });
    store.create(own);
    store.create(foreign);
    type(store, own.id, 'typed();');
    const later = makeStore(storage.openTab());
    expect(later.getState()).toEqual(store.getState());
    expect(later.get(own.id)?.files).toEqual([{ file: 'cad.ts', source: 'typed();' }]);
    expect(later.get(foreign.id)).toMatchObject({ foreign: true, upgradeFrom: '3.x' });
  });

  test('are sorted by last change, with its time', () => {
    const store = makeStore(storage.openTab());
    const [first, second] = [makeDraft({ name: 'First' }), makeDraft({ name: 'Second' })];
    store.create(first);
    store.create(second);
    expect(namesOf(store)).toEqual(['Second', 'First']);
    type(store, first.id, 'typed();');
    expect(namesOf(store)).toEqual(['First', 'Second']);
    expect(store.get(first.id)?.changed).toBe(3);
  });

  test('notify listeners, and keep the state object until something changes', () => {
    const store = makeStore(storage.openTab());
    const draft = makeDraft();
    store.create(draft);
    const listener = vi.fn();
    const stop = store.subscribe(listener);
    const before = store.getState();
    type(store, draft.id, 'start();');
    expect(listener).not.toHaveBeenCalled();
    expect(store.getState()).toBe(before);
    type(store, draft.id, 'typed();');
    expect(listener).toHaveBeenCalled();
    listener.mockClear();
    stop();
    type(store, draft.id, 'again();');
    expect(listener).not.toHaveBeenCalled();
  });

  test('can be restored after they were removed', () => {
    const store = makeStore(storage.openTab());
    const draft = makeDraft();
    store.create(draft);
    const restore = store.remove(draft.id);
    expect(store.getState().drafts).toEqual([]);
    expect(makeStore(storage.openTab()).getState().drafts).toEqual([]);
    expect(store.get(draft.id)).toBeUndefined();
    restore();
    restore();
    expect(namesOf(store)).toEqual(['Pumps']);
    expect(namesOf(makeStore(storage.openTab()))).toEqual(['Pumps']);
  });

  test(`are limited to ${maxDrafts}, with a message`, () => {
    const store = makeStore(storage.openTab());
    for (let made = 0; made < maxDrafts; made += 1) {
      expect(store.create(makeDraft())).toBeUndefined();
    }
    expect(store.create(makeDraft())).toBe(
      'You have 50 drafts, and the limit is 50. Remove drafts that you no longer need. You can export them first.',
    );
    expect(store.getState().drafts).toHaveLength(maxDrafts);
  });

  test('remember which one was open last', () => {
    const store = makeStore(storage.openTab());
    expect(store.readLast()).toBeUndefined();
    const id = nextId();
    store.writeLast(id);
    expect(makeStore(storage.openTab()).readLast()).toBe(id);
    storage.texts.set('playground.last', '<script>');
    expect(store.readLast()).toBeUndefined();
  });

  test('can’t be changed or removed by an unknown ID', () => {
    const store = makeStore(storage.openTab());
    const update = vi.fn();
    expect(store.change('missing1', update)).toBe('missing1');
    expect(update).not.toHaveBeenCalled();
    store.remove('missing1')();
    expect(store.getState().drafts).toEqual([]);
  });
});

describe('a browser without storage', () => {
  test('keeps what is typed in memory, and the store reports that it isn’t saved', () => {
    const store = makeStore(blocked);
    expect(store.getState().keeps).toBe('no');
    const draft = makeDraft();
    store.create(draft);
    type(store, draft.id, 'typed();');
    expect(textOf(store, draft.id)).toBe('typed();');
    expect(store.getState().keeps).toBe('no');
    const restore = store.remove(draft.id);
    restore();
    expect(textOf(store, draft.id)).toBe('typed();');
  });
});

describe('a browser with full storage', () => {
  test('keeps what is typed, and saves it once there is space', () => {
    const storage = makeStorage();
    const store = makeStore(storage.openTab());
    const [small, large] = [makeDraft({ name: 'Small' }), makeDraft({ name: 'Large' })];
    store.create(small);
    store.create(large);
    storage.room = 1000;
    type(store, large.id, 'x'.repeat(2000));
    expect(store.getState().keeps).toBe('full');
    expect(textOf(store, large.id)).toHaveLength(2000);
    expect(textOf(makeStore(storage.openTab()), large.id)).toBe('start();');

    storage.room = Infinity;
    type(store, small.id, 'typed();');
    expect(store.getState().keeps).toBe('yes');
    expect(textOf(makeStore(storage.openTab()), large.id)).toHaveLength(2000);
  });

  test('saves other drafts after one is removed', () => {
    const storage = makeStorage();
    const store = makeStore(storage.openTab());
    const [old, next] = [makeDraft(), makeDraft()];
    store.create(old);
    type(store, old.id, 'x'.repeat(2000));
    storage.room = 2500;
    store.create(next);
    type(store, next.id, 'y'.repeat(1000));
    expect(store.getState().keeps).toBe('full');
    store.remove(old.id);
    expect(store.getState().keeps).toBe('yes');
    expect(textOf(makeStore(storage.openTab()), next.id)).toHaveLength(1000);
  });

  test('is reported for a draft that is too large to be read back', () => {
    const storage = makeStorage();
    const store = makeStore(storage.openTab());
    const draft = makeDraft();
    store.create(draft);
    type(store, draft.id, 'x'.repeat(maxDraftLength));
    expect(store.getState().keeps).toBe('full');
    expect(textOf(makeStore(storage.openTab()), draft.id)).toBe('start();');
  });
});

describe('invalid stored data', () => {
  const kept = (differences: object) => JSON.stringify({ ...makeDraft(), ...differences });
  test.each([
    ['no JSON', '{"id":'],
    ['null', 'null'],
    ['a list', '[]'],
    ['nothing', ''],
    ['a draft of another key', kept({ id: 'another1' })],
    ['a draft without files', kept({ files: [] })],
    ['a draft with a poisoned prototype', '{"__proto__":{"foreign":false},"id":"poisoned1"}'],
    ['a huge text', 'x'.repeat(maxDraftLength + 1)],
  ])('is ignored: %s', (_what, text) => {
    const storage = makeStorage();
    const draft = makeDraft();
    makeStore(storage.openTab()).create(draft);
    storage.texts.set('playground.draft.poisoned1', text);
    storage.texts.set('playground.drafts', JSON.stringify(['poisoned1', draft.id]));
    const store = makeStore(storage.openTab());
    expect(store.getState().drafts.map(({ id }) => id)).toEqual([draft.id]);
    expect(({} as { foreign?: boolean }).foreign).toBeUndefined();
  });

  test.each(['', '{', 'null', '{}', '[1,{},"__proto__","a/b"]', `[${'1,'.repeat(2000)}1]`])(
    'in the list of drafts doesn’t lose any draft: %.20s',
    (index) => {
      const storage = makeStorage();
      const draft = makeDraft();
      makeStore(storage.openTab()).create(draft);
      storage.texts.set('playground.drafts', index);
      const store = makeStore(storage.openTab());
      expect(store.getState().drafts.map(({ id }) => id)).toEqual([draft.id]);
      type(store, draft.id, 'typed();');
      expect(storage.texts.get('playground.drafts')).toBe(JSON.stringify([draft.id]));
    },
  );

  test('that arrives from another tab is ignored', () => {
    const storage = makeStorage();
    const tab = storage.openTab();
    const store = makeStore(tab);
    const draft = makeDraft();
    store.create(draft);
    const other = storage.openTab().openSlot(`playground.draft.${draft.id}`);
    other.set('{"id":');
    tab.deliver();
    expect(textOf(store, draft.id)).toBe('start();');
    expect(store.getState().keeps).toBe('full');
    type(store, draft.id, 'typed();');
    expect(store.getState().keeps).toBe('yes');
    expect(textOf(makeStore(storage.openTab()), draft.id)).toBe('typed();');
  });
});

describe('drafts in two tabs', () => {
  let storage: FakeStorage;
  let tabs: ReturnType<FakeStorage['openTab']>[];
  let one: DraftStore;
  let two: DraftStore;
  const draft = makeDraft();

  beforeEach(() => {
    storage = makeStorage();
    makeStore(storage.openTab()).create(draft);
    tabs = [storage.openTab(), storage.openTab()];
    [one, two] = tabs.map(makeStore) as [DraftStore, DraftStore];
  });

  const deliver = () => tabs.forEach((tab) => tab.deliver());

  test('are synchronized when created, changed and removed', () => {
    const listener = vi.fn();
    two.subscribe(listener);
    type(one, draft.id, 'typed();');
    deliver();
    expect(listener).toHaveBeenCalled();
    expect(textOf(two, draft.id)).toBe('typed();');

    const made = makeDraft({ name: 'Valves' });
    one.create(made);
    deliver();
    expect(namesOf(two)).toContain('Valves');

    one.remove(made.id);
    deliver();
    expect(namesOf(two)).toEqual(['Pumps']);
  });

  test('can be edited in turns without a copy', () => {
    type(one, draft.id, 'one();');
    deliver();
    expect(type(two, draft.id, 'one(); two();')).toBe(draft.id);
    deliver();
    expect(textOf(one, draft.id)).toBe('one(); two();');
    expect(namesOf(one)).toEqual(['Pumps']);
  });

  test('are both kept if both tabs change one at the same time', () => {
    type(one, draft.id, 'one();');
    const copy = type(two, draft.id, 'two();');
    expect(copy).not.toBe(draft.id);
    expect(two.getState().moved).toEqual(new Map([[draft.id, copy]]));
    deliver();
    for (const store of [one, two, makeStore(storage.openTab())]) {
      expect(textOf(store, draft.id)).toBe('one();');
      expect(store.get(copy)).toMatchObject({
        name: 'Pumps (other tab)',
        files: [{ file: 'cad.ts', source: 'two();' }],
      });
    }
    // It must still be possible to write both drafts.
    two.writeLast(draft.id);
    expect(two.getState().moved.size).toBe(0);
    expect(type(two, copy, 'more();')).toBe(copy);
    expect(textOf(two, copy)).toBe('more();');
  });

  test('have a foreign copy if the original is foreign', () => {
    const linked = makeDraft({ foreign: true });
    one.create(linked);
    deliver();
    type(one, linked.id, 'one();');
    const copy = type(two, linked.id, 'two();');
    expect(two.get(copy)?.foreign).toBe(true);
  });

  test('aren’t copied if both tabs made the same change', () => {
    type(one, draft.id, 'same();');
    expect(type(two, draft.id, 'same();')).toBe(draft.id);
    deliver();
    expect(namesOf(one)).toEqual(['Pumps']);
    expect(namesOf(two)).toEqual(['Pumps']);
  });

  test('are both kept if one tab couldn’t save its change', () => {
    storage.room = 0;
    type(two, draft.id, 'two();');
    storage.room = Infinity;
    type(one, draft.id, 'one();');
    deliver();
    const copy = two.getState().moved.get(draft.id) ?? '';
    expect(textOf(two, draft.id)).toBe('one();');
    expect(textOf(two, copy)).toBe('two();');
    expect(two.getState().keeps).toBe('yes');
  });

  test('don’t overwrite each other once there is space again', () => {
    storage.room = 0;
    type(two, draft.id, 'two();');
    storage.room = Infinity;
    type(one, draft.id, 'one();');
    // The second tab first writes its unsaved draft, and only then receives the change from the first tab.
    two.create(makeDraft({ name: 'Valves' }));
    deliver();
    expect(textOf(two, draft.id)).toBe('one();');
    expect(namesOf(makeStore(storage.openTab())).sort()).toEqual([
      'Pumps',
      'Pumps (other tab)',
      'Valves',
    ]);
  });

  test('are kept if one tab removes a draft that the other changes', () => {
    one.remove(draft.id);
    deliver();
    expect(two.getState().drafts).toEqual([]);
    expect(textOf(two, draft.id)).toBe('start();');
    expect(type(two, draft.id, 'two();')).toBe(draft.id);
    deliver();
    expect(textOf(one, draft.id)).toBe('two();');
  });

  test('are kept if both tabs restore a removed draft', () => {
    const restore = one.remove(draft.id);
    type(two, draft.id, 'two();');
    restore();
    deliver();
    expect(namesOf(one)).toEqual(['Pumps']);
    expect(textOf(one, draft.id)).toBe('two();');
    expect(textOf(two, draft.id)).toBe('two();');
  });

  test('are restored with the changes of the other tab', () => {
    type(one, draft.id, 'one();');
    const restore = two.remove(draft.id);
    restore();
    expect(textOf(two, draft.id)).toBe('one();');
  });

  test('get a shortened name if the suffix of a copy doesn’t fit', () => {
    one.change(draft.id, (old) => renameDraft(old, 'x'.repeat(80)));
    deliver();
    type(one, draft.id, 'one();');
    const copy = type(two, draft.id, 'two();');
    expect(two.get(copy)?.name).toBe(`${'x'.repeat(68)} (other tab)`);
    expect(makeStore(storage.openTab()).get(copy)?.name).toHaveLength(80);
  });
});
