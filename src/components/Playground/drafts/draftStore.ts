import type { Draft } from './draft';
import { DraftEntries } from './draftEntries';
import { openDraftSlots, type SlotAccess } from './draftSlots';

/** Maximum number of drafts. Copies of drafts that were changed in two tabs don't count. */
export const maxDrafts = 50;

/** Whether this browser stores drafts: `yes`, `no` if it can't store any data, or `full` if its storage is full. */
export type Keeps = 'yes' | 'no' | 'full';

export interface DraftsState {
  /** Drafts. The most recently changed draft is first. */
  readonly drafts: readonly Draft[];
  readonly keeps: Keeps;
  /** Map for drafts that another tab changed, from their IDs to the IDs of this tab's copies. */
  readonly moved: ReadonlyMap<string, string>;
}

export interface DraftStore {
  getState(): DraftsState;
  subscribe(onChange: () => void): () => void;
  /** Returns a draft, even if another tab has removed it. The next change restores a removed draft. */
  get(id: string): Draft | undefined;
  /** Adds a new draft. If the reader already has {@link maxDrafts}, returns a message for the reader instead. */
  create(draft: Draft): string | undefined;
  /**
   * Changes a draft. Returns the draft's ID, or the ID of a new draft if another tab changed the draft in the meantime.
   */
  change(id: string, update: (draft: Draft) => Draft): string;
  /** Removes a draft. Returns a function that restores it. */
  remove(id: string): () => void;
  /** Returns the ID of the draft that was opened most recently, in any tab. */
  readLast(): string | undefined;
  /** Records that the reader opened a draft. After that, its ID no longer refers to a copy in `moved`. */
  writeLast(id: string): void;
}

export interface StoreAccess extends SlotAccess {
  /** Returns the current time, in milliseconds since the epoch. */
  now(): number;
  randomId(): string;
}

function stateOf({ entries, hasWorked, moved }: DraftEntries): DraftsState {
  const all = [...entries.values()];
  const isKept = hasWorked && all.every((entry) => entry.isKept);
  return {
    drafts: all.map(({ draft }) => draft).sort((a, b) => b.changed - a.changed),
    keeps: isKept ? 'yes' : hasWorked ? 'full' : 'no',
    moved: new Map(moved),
  };
}

/**
 * Creates the store for the reader's drafts. Works only in browsers. Stores each draft as soon as it changes. If the
 * browser can't store more data, keeps drafts in memory and reports this in the state. If two tabs change a draft at
 * the same time, it becomes two drafts.
 */
export function createDraftStore(access: StoreAccess): DraftStore {
  const slots = openDraftSlots(access);
  const listeners = new Set<() => void>();
  const all = new DraftEntries(slots, access.randomId, update);

  function update(): void {
    state = stateOf(all);
    for (const listener of listeners) listener();
  }

  function settle(): void {
    all.write();
    update();
  }

  all.readAll();
  let state = stateOf(all);
  slots.onListed(() => {
    all.readAll();
    update();
  });

  return {
    getState: () => state,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    get: (id) => all.entries.get(id)?.draft ?? all.gone.get(id),
    create(draft) {
      const { size } = all.entries;
      if (size >= maxDrafts) {
        return `You have ${size} drafts, and the limit is ${maxDrafts}. Remove drafts that you no longer need. You can export them first.`;
      }
      all.open({ ...draft, changed: access.now() }, null);
      settle();
      return undefined;
    },
    change(id, change) {
      const gone = all.gone.get(id);
      const entry = all.entries.get(id) ?? (gone && all.open(gone, null));
      if (entry === undefined) return id;
      const next = change(entry.draft);
      if (next === entry.draft) return id;
      entry.draft = { ...next, id, changed: access.now() };
      entry.isKept = false;
      all.moved.delete(id);
      settle();
      return all.moved.get(id) ?? id;
    },
    remove(id) {
      const draft = all.remove(id);
      settle();
      return () => {
        // Read all drafts first, because another tab might have restored and changed this draft.
        all.readAll();
        if (draft !== undefined && !all.entries.has(id)) all.open(draft, null);
        settle();
      };
    },
    readLast: slots.readLast,
    writeLast(id) {
      slots.writeLast(id);
      if (all.moved.delete(id)) update();
    },
  };
}
