import { useSyncExternalStore } from 'react';
import { createStorageSlot } from '@docusaurus/theme-common';
import { createProgressStore, type ProgressState, type ProgressStore } from './progressStore';

const nothing: ProgressState = { progress: {}, isKept: true };
const neverChanges = () => () => {};

let browserStore: ProgressStore | undefined;

/** Returns the store, of which each tab has only one. Returns undefined during the build. */
function openStore(): ProgressStore | undefined {
  if (typeof window === 'undefined') return undefined;
  browserStore ??= createProgressStore(createStorageSlot('learn.progress'));
  return browserStore;
}

export interface StoredProgress extends ProgressState, Pick<ProgressStore, 'merge' | 'update'> {}

/** Returns the reader's progress. It's empty when prerendering. */
export function useProgress(): StoredProgress {
  const store = openStore();
  const state = useSyncExternalStore(
    store?.subscribe ?? neverChanges,
    store?.getState ?? (() => nothing),
    () => nothing,
  );
  return {
    ...state,
    update: (name, change) => store?.update(name, change),
    merge: (lessons) => store?.merge(lessons),
  };
}
