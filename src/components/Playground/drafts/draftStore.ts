/**
 * The reader's drafts: all in memory, and each kept in this browser as soon as it changes. Where the browser keeps
 * nothing more, they go on in memory, and the state says so. What another tab changed is taken over; what both
 * changed, before either knew, becomes two drafts.
 */
import type { Draft } from './draft';
import { DraftEntries } from './draftEntries';
import { openDraftSlots, type SlotAccess } from './draftSlots';

/** Most drafts that a reader may make. Copies of what two tabs changed come on top. */
export const maxDrafts = 50;

/** Whether this browser keeps what is typed: it does, it keeps nothing at all, or it has no room for more. */
export type Keeps = 'yes' | 'no' | 'full';

export interface DraftsState {
  /** The one that changed last first. */
  readonly drafts: readonly Draft[];
  readonly keeps: Keeps;
  /** Drafts with which this tab went on under another name, because another tab had changed them: old id → new. */
  readonly moved: ReadonlyMap<string, string>;
}

export interface DraftStore {
  getState(): DraftsState;
  subscribe(onChange: () => void): () => void;
  /** A draft; also one that another tab removed, until this page is left: the next change brings it back. */
  get(id: string): Draft | undefined;
  /** Takes a new draft. Returns why not, for the reader, when there are too many. */
  create(draft: Draft): string | undefined;
  /** Changes a draft and returns the id that it has then: another one when another tab changed it meanwhile. */
  change(id: string, update: (draft: Draft) => Draft): string;
  /** Removes a draft. Returns a function that brings it back. */
  remove(id: string): () => void;
  /** Id of the draft that was open last, in any tab. */
  readLast(): string | undefined;
  /** Notes that the reader opened a draft: from then on it is this one, and not the one that their changes moved to. */
  writeLast(id: string): void;
}

/** What the store needs of the browser. */
export interface StoreAccess extends SlotAccess {
  /** In milliseconds since 1970. */
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

/** The drafts in a browser's storage. Call it in a browser only. */
export function createDraftStore(access: StoreAccess): DraftStore {
  const slots = openDraftSlots(access);
  const listeners = new Set<() => void>();
  const all = new DraftEntries(slots, access.randomId, update);

  function update(): void {
    state = stateOf(all);
    for (const listener of listeners) listener();
  }

  /** Keeps what changed, and lets the page know. */
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
        return `You have ${size} drafts, and ${maxDrafts} are the most. Remove some that you no longer need; you can export them first.`;
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
        // Another tab may have brought it back, and changed it.
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
