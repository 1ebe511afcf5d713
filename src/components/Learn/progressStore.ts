import {
  mergeLessons,
  readProgress,
  updateLesson,
  writeProgress,
  type ExportedLessons,
  type LessonProgress,
  type Progress,
  type ReadProgress,
} from './progress';

/** Storage slot from `createStorageSlot`. Its functions never throw, even if they can't store the data. */
interface Slot {
  get(): string | null;
  set(text: string): void;
  listen(onChange: () => void): () => void;
}

export interface ProgressState extends ReadProgress {
  readonly isKept: boolean;
}

export interface ProgressStore {
  getState(): ProgressState;
  subscribe(onChange: () => void): () => void;
  update(name: string, change: Partial<LessonProgress>): void;
  merge(lessons: ExportedLessons): void;
}

/**
 * Creates a store that writes to `slot`, or only to memory if the browser can't store data. Applies changes from other
 * tabs.
 */
export function createProgressStore(slot: Slot): ProgressStore {
  const listeners = new Set<() => void>();
  let text = slot.get();
  let state: ProgressState = { ...readProgress(text), isKept: true };

  function refresh(): void {
    const stored = slot.get();
    if (stored === text || !state.isKept) return;
    text = stored;
    state = { ...readProgress(text), isKept: true };
    listeners.forEach((listener) => listener());
  }

  function change(next: (progress: Progress) => Progress): void {
    refresh();
    const progress = next(state.progress);
    // Keep the note about unreadable progress until the reader leaves the page.
    const { note } = state;
    text = writeProgress(progress);
    slot.set(text);
    state = { progress, ...(note === undefined ? {} : { note }), isKept: slot.get() === text };
    listeners.forEach((listener) => listener());
  }

  slot.listen(refresh);
  return {
    getState: () => state,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
    update: (name, entry) => change((progress) => updateLesson(progress, name, entry)),
    merge: (lessons) => change((progress) => mergeLessons(progress, lessons)),
  };
}
