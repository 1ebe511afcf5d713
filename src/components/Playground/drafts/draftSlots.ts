import * as v from 'valibot';
import { isDraftId, parseJson } from './draftSchema';

/** Storage slot from `createStorageSlot`. Its functions never throw, even if they can't store the data. */
export interface Slot {
  get(): string | null;
  set(text: string): void;
  del(): void;
  /** Calls `onChange` when this tab or another one changes the slot. Returns a function that unsubscribes. */
  listen(onChange: () => void): () => void;
}

export interface SlotAccess {
  openSlot(key: string): Slot;
  /** Returns all keys in storage, including suffixes that the site adds. */
  listKeys(): readonly string[];
}

const indexKey = 'playground.drafts';
const draftPrefix = 'playground.draft.';
const lastKey = 'playground.last';
const probeKey = 'playground.probe';

const indexSchema = v.pipe(v.array(v.unknown()), v.maxLength(1000));

/**
 * Extracts draft IDs from keys. A site can add a suffix to its keys. The suffix starts with a character that doesn't
 * occur in IDs.
 */
function idsInKeys(keys: readonly string[]): string[] {
  return keys
    .filter((key) => key.startsWith(draftPrefix))
    .map((key) => /^[a-z0-9]*/.exec(key.slice(draftPrefix.length))?.[0])
    .filter(isDraftId);
}

/**
 * Opens the storage slots for drafts: one for each draft, one for the draft that was opened last, and one for a list of
 * all IDs, with which other tabs notice changes.
 */
export function openDraftSlots({ openSlot, listKeys }: SlotAccess) {
  const index = openSlot(indexKey);
  const last = openSlot(lastKey);

  function readIndex(): string[] {
    const parsed = v.safeParse(indexSchema, parseJson(index.get() ?? ''));
    return parsed.success ? [...new Set(parsed.output.filter(isDraftId))] : [];
  }

  /** Updates the stored list if it changes. Reads the list first, because other tabs might have added drafts. */
  function updateIndex(change: (ids: readonly string[]) => readonly string[]): void {
    const ids = readIndex();
    const next = change(ids);
    if (next.join() !== ids.join()) index.set(JSON.stringify(next));
  }

  return {
    slotOf: (id: string): Slot => openSlot(draftPrefix + id),
    /** Returns the IDs from the list and those from the keys, so that drafts aren't lost if the list is damaged. */
    listIds: (): string[] => [...new Set([...readIndex(), ...idsInKeys(listKeys())])],
    enlist: (id: string) => updateIndex((ids) => (ids.includes(id) ? ids : [...ids, id])),
    strike: (id: string) => updateIndex((ids) => ids.filter((other) => other !== id)),
    onListed: (onChange: () => void) => index.listen(onChange),
    readLast(): string | undefined {
      const id = last.get();
      return isDraftId(id) ? id : undefined;
    },
    writeLast: (id: string) => last.set(id),
    probe(): boolean {
      const slot = openSlot(probeKey);
      slot.set('1');
      const works = slot.get() === '1';
      slot.del();
      return works;
    },
  };
}

export type DraftSlots = ReturnType<typeof openDraftSlots>;
