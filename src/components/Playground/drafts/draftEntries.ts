import { copyName, isSameDraft, type Draft } from './draft';
import { fitsStore, parseDraft } from './draftSchema';
import type { DraftSlots, Slot } from './draftSlots';

/** Maximum number of drafts to read from storage. */
const maxRead = 100;

interface Entry {
  draft: Draft;
  readonly slot: Slot;
  /** Text of the stored draft when this tab last read or wrote it. */
  known: string | null;
  /** Whether storage contains this tab's version of the draft. */
  isKept: boolean;
  stop(): void;
}

/** Keeps the drafts of a tab in sync with storage, and applies changes from other tabs. */
export class DraftEntries {
  readonly entries = new Map<string, Entry>();
  /** Drafts that another tab removed, by ID. */
  readonly gone = new Map<string, Draft>();
  /** Map for drafts that another tab changed, from their IDs to the IDs of this tab's copies. */
  readonly moved = new Map<string, string>();
  /** Whether storage has worked at least once. */
  hasWorked: boolean;

  constructor(
    private readonly slots: DraftSlots,
    private readonly randomId: () => string,
    private readonly onChange: () => void,
  ) {
    this.hasWorked = slots.probe();
  }

  /** Adds a draft. `known` is its stored text, or null if the draft isn't stored. */
  open(draft: Draft, known: string | null): Entry {
    const { id } = draft;
    const slot = this.slots.slotOf(id);
    const stop = slot.listen(() => {
      if (this.pull(id)) this.onChange();
    });
    const entry: Entry = { draft, slot, known, isKept: known !== null, stop };
    this.entries.set(id, entry);
    this.gone.delete(id);
    return entry;
  }

  close(id: string): void {
    this.entries.get(id)?.stop();
    this.entries.delete(id);
  }

  /** Reads stored drafts that this tab doesn't have yet. */
  readAll(): void {
    for (const id of this.slots.listIds()) {
      if (this.entries.has(id) || this.entries.size >= maxRead) continue;
      const text = this.slots.slotOf(id).get();
      const draft = parseDraft(text);
      if (draft?.id !== id) continue;
      this.hasWorked = true;
      this.open(draft, text);
    }
  }

  /** Reads a draft again, in case another tab has changed it. Returns whether the stored draft is different. */
  pull(id: string): boolean {
    const entry = this.entries.get(id);
    const text = entry?.slot.get() ?? null;
    if (entry === undefined || text === entry.known) return false;
    const theirs = parseDraft(text);
    entry.known = text;
    if (theirs?.id === id) {
      const { draft, isKept } = entry;
      entry.draft = theirs;
      entry.isKept = true;
      if (!isKept && !isSameDraft(draft, theirs)) this.split(draft);
    } else if (text === null && entry.isKept) {
      this.close(id);
      this.gone.set(id, entry.draft);
    } else {
      // The stored draft is damaged, or another tab removed it while this tab had unsaved changes. Keep the draft in
      // this tab. The next change stores it again.
      entry.isKept = false;
    }
    return true;
  }

  /** Stores all unsaved drafts, including drafts that previously didn't fit. */
  write(): void {
    for (const [id, entry] of this.entries) {
      if (entry.isKept) continue;
      this.pull(id);
      if (!entry.isKept) this.writeOne(entry);
    }
  }

  remove(id: string): Draft | undefined {
    this.pull(id);
    const entry = this.entries.get(id);
    if (entry === undefined) return undefined;
    this.close(id);
    entry.slot.del();
    this.slots.strike(id);
    return entry.draft;
  }

  /** Keeps this tab's draft as a copy. The original is now the draft that the other tab stored. */
  private split(own: Draft): void {
    const copy = { ...own, id: this.randomId(), name: copyName(own.name) };
    this.moved.set(own.id, copy.id);
    this.writeOne(this.open(copy, null));
  }

  private writeOne(entry: Entry): void {
    const text = JSON.stringify(entry.draft);
    const before = entry.known;
    // Set `known` first, because this tab is also notified when it changes a slot.
    entry.known = text;
    if (fitsStore(text)) entry.slot.set(text);
    entry.isKept = entry.slot.get() === text;
    if (entry.isKept) {
      this.hasWorked = true;
      this.slots.enlist(entry.draft.id);
    } else {
      entry.known = before;
    }
  }
}
