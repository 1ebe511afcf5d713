/** Simulates a browser's storage with several tabs, in the format of `createStorageSlot`. */
import type { Draft } from '../../../../../src/components/Playground/drafts/draft';
import {
  createDraftStore,
  type DraftStore,
} from '../../../../../src/components/Playground/drafts/draftStore';
import type { Slot, SlotAccess } from '../../../../../src/components/Playground/drafts/draftSlots';

/** Suffix that a site adds to its keys. */
const suffix = '-1a2b';

export interface FakeStorage {
  /** Stored texts by key, without the site's suffix. */
  readonly texts: Map<string, string>;
  /** Maximum total number of stored characters. */
  room: number;
  /** Opens a tab of the browser. Call {@link FakeTab.deliver} to notify it of changes in other tabs. */
  openTab(): FakeTab;
}

export interface FakeTab extends SlotAccess {
  /** Notifies the tab of changes in other tabs since the last call. */
  deliver(): void;
}

export function makeStorage(): FakeStorage {
  const texts = new Map<string, string>();
  const tabs: { hear(key: string): void }[] = [];
  const storage: FakeStorage = {
    texts,
    room: Infinity,
    openTab() {
      const listeners = new Map<string, Set<() => void>>();
      const heard: string[] = [];
      const tell = (key: string) => listeners.get(key)?.forEach((listener) => listener());
      const tab = { hear: (key: string) => void heard.push(key) };
      tabs.push(tab);
      const change = (key: string, text: string | undefined) => {
        if (texts.get(key) === text) return;
        const others = [...texts].filter(([other]) => other !== key);
        const used = others.reduce((sum, [other, { length }]) => sum + other.length + length, 0);
        if (text === undefined) texts.delete(key);
        else if (used + key.length + text.length > storage.room) return;
        else texts.set(key, text);
        for (const other of tabs) if (other !== tab) other.hear(key);
        // A slot notifies its own tab immediately.
        tell(key);
      };
      return {
        openSlot: (key) => ({
          get: () => texts.get(key) ?? null,
          set: (text) => change(key, text),
          del: () => change(key, undefined),
          listen(onChange) {
            const all = listeners.get(key) ?? new Set();
            listeners.set(key, all.add(onChange));
            return () => all.delete(onChange);
          },
        }),
        listKeys: () => [...texts.keys()].map((key) => key + suffix),
        deliver: () => heard.splice(0).forEach(tell),
      };
    },
  };
  return storage;
}

export const blocked: SlotAccess = {
  openSlot: (): Slot => ({ get: () => null, set() {}, del() {}, listen: () => () => {} }),
  listKeys: () => [],
};

let count = 0;

/** Returns a different valid ID on each call. */
export const nextId = () => `draft${String((count += 1)).padStart(5, '0')}`;

/** Creates a store whose clock increases by 1 on each call. */
export function makeStore(access: SlotAccess): DraftStore {
  let time = 0;
  return createDraftStore({ ...access, now: () => (time += 1), randomId: nextId });
}

export function makeDraft(differences: Partial<Draft> = {}): Draft {
  return {
    id: nextId(),
    name: 'Pumps',
    folder: '4.x',
    start: { type: 'template', kind: 'cad' },
    files: [{ file: 'cad.ts', source: 'start();' }],
    foreign: false,
    changed: 0,
    ...differences,
  };
}
