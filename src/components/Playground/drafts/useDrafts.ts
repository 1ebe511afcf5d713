import { useMemo, useSyncExternalStore } from 'react';
import { createStorageSlot, listStorageKeys } from '@docusaurus/theme-common';
import { renameDraft, type Draft } from './draft';
import { randomId } from './draftId';
import { createDraftStore, type DraftsState, type DraftStore } from './draftStore';

export interface Drafts extends DraftsState, Omit<DraftStore, 'getState' | 'subscribe'> {
  /** Whether the drafts have been read from storage. False when prerendering. */
  readonly isReady: boolean;
  rename(id: string, name: string): void;
}

const nothing: DraftsState = { drafts: [], keeps: 'yes', moved: new Map() };
const neverChanges = () => () => {};

let browserStore: DraftStore | undefined;

function openStore(): DraftStore {
  browserStore ??= createDraftStore({
    openSlot: createStorageSlot,
    listKeys: listStorageKeys,
    now: Date.now,
    randomId,
  });
  return browserStore;
}

/** Returns the reader's drafts and functions that change them. The list is empty when prerendering. */
export function useDrafts(): Drafts {
  const store = typeof window === 'undefined' ? undefined : openStore();
  const state = useSyncExternalStore(
    store?.subscribe ?? neverChanges,
    store?.getState ?? (() => nothing),
    () => nothing,
  );
  return useMemo(
    () => ({
      ...state,
      isReady: state !== nothing,
      get: (id: string) => store?.get(id),
      create: (draft: Draft) => store?.create(draft),
      change: (id: string, update: (draft: Draft) => Draft) => store?.change(id, update) ?? id,
      rename: (id: string, name: string) =>
        void store?.change(id, (draft) => renameDraft(draft, name)),
      remove: (id: string) => store?.remove(id) ?? (() => {}),
      readLast: () => store?.readLast(),
      writeLast: (id: string) => store?.writeLast(id),
    }),
    [state, store],
  );
}
