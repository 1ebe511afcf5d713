/** The drafts that a tab knows, and what of them lies in the storage: takes over what other tabs do. */
import { copyName, isSameDraft, type Draft } from './draft';
import { fitsStore, parseDraft } from './draftSchema';
import type { DraftSlots, Slot } from './draftSlots';

/** Most drafts that are read, whatever the storage has. */
const maxRead = 100;

interface Entry {
  draft: Draft;
  readonly slot: Slot;
  /** What the storage has, as far as this tab knows. */
  known: string | null;
  /** Whether it has what this tab has. */
  isKept: boolean;
  stop(): void;
}

export class DraftEntries {
  readonly entries = new Map<string, Entry>();
  /** What another tab removed. */
  readonly gone = new Map<string, Draft>();
  /** Drafts with which this tab went on under another name: old id → new. */
  readonly moved = new Map<string, string>();
  /** Whether the storage ever kept anything. */
  hasWorked: boolean;

  constructor(
    private readonly slots: DraftSlots,
    private readonly randomId: () => string,
    private readonly onChange: () => void,
  ) {
    this.hasWorked = slots.probe();
  }

  /** Takes a draft in. `known` is what the storage has of it. */
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

  /** Reads what is kept and not here yet. */
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

  /** Takes over what another tab did to a draft. Returns whether it did anything. */
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
      // Damaged, or removed while this tab had more: what is here stays, and is kept with the next change.
      entry.isKept = false;
    }
    return true;
  }

  /** Keeps all that is not kept yet, and what did not fit before. */
  write(): void {
    for (const [id, entry] of this.entries) {
      if (entry.isKept) continue;
      this.pull(id);
      if (!entry.isKept) this.writeOne(entry);
    }
  }

  /** Removes a draft, and returns it. */
  remove(id: string): Draft | undefined {
    this.pull(id);
    const entry = this.entries.get(id);
    if (entry === undefined) return undefined;
    this.close(id);
    entry.slot.del();
    this.slots.strike(id);
    return entry.draft;
  }

  /** Goes on with this tab's draft under another name; the old one is as the other tab has it. */
  private split(own: Draft): void {
    const copy = { ...own, id: this.randomId(), name: copyName(own.name) };
    this.moved.set(own.id, copy.id);
    this.writeOne(this.open(copy, null));
  }

  private writeOne(entry: Entry): void {
    const text = JSON.stringify(entry.draft);
    const before = entry.known;
    // First, because a slot tells its own tab of changes too.
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
