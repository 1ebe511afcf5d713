/** Simulates a browser with several tabs that share storage, in the format of `createStorageSlot`. */
import type { Draft } from '../../../../../src/components/Playground/drafts/draft';
import {
  createDraftStore,
  type DraftStore,
} from '../../../../../src/components/Playground/drafts/draftStore';
import type { Slot, SlotAccess } from '../../../../../src/components/Playground/drafts/draftSlots';

/** Suffix that a site adds to its keys. */
const suffix = '-1a2b';

export interface FakeStorage {
  /** Maps keys, without the site's suffix, to stored strings. */
  readonly texts: Map<string, string>;
  /** Maximum number of characters that fit in the storage. */
  room: number;
  /** Opens a tab in the browser. To notify the tab of changes in other tabs, call {@link FakeTab.deliver}. */
  openTab(): FakeTab;
}

export interface FakeTab extends SlotAccess {
  /** Notifies the tab of changes that other tabs have made since the last call. */
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

/** Returns a different valid ID for each call. */
export const nextId = () => `draft${String((count += 1)).padStart(5, '0')}`;

/** Creates a store whose clock advances by 1 on each call. */
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
