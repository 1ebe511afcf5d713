/** Where drafts lie in the browser's storage: each under a key of its own, and a list of all for other tabs. */
import * as v from 'valibot';
import { isDraftId, parseJson } from './draftSchema';

/** A place in the storage, as `createStorageSlot` makes it: never throws, and may keep nothing. */
export interface Slot {
  get(): string | null;
  set(text: string): void;
  del(): void;
  /** Calls back when this or another tab changed it; returns a function that stops. */
  listen(onChange: () => void): () => void;
}

/** The browser's storage. */
export interface SlotAccess {
  openSlot(key: string): Slot;
  /** All keys that there are, whatever comes behind them. */
  listKeys(): readonly string[];
}

const indexKey = 'playground.drafts';
const draftPrefix = 'playground.draft.';
const lastKey = 'playground.last';
const probeKey = 'playground.probe';

const indexSchema = v.pipe(v.array(v.unknown()), v.maxLength(1000));

/** Names of drafts from keys: what a site adds to a key begins with a character that no name has. */
function idsInKeys(keys: readonly string[]): string[] {
  return keys
    .filter((key) => key.startsWith(draftPrefix))
    .map((key) => /^[a-z0-9]*/.exec(key.slice(draftPrefix.length))?.[0])
    .filter(isDraftId);
}

/** The places of drafts. */
export function openDraftSlots({ openSlot, listKeys }: SlotAccess) {
  const index = openSlot(indexKey);
  const last = openSlot(lastKey);

  function readIndex(): string[] {
    const parsed = v.safeParse(indexSchema, parseJson(index.get() ?? ''));
    return parsed.success ? [...new Set(parsed.output.filter(isDraftId))] : [];
  }

  /** Writes the list when it is another one; what other tabs put there is read first. */
  function updateIndex(change: (ids: readonly string[]) => readonly string[]): void {
    const ids = readIndex();
    const next = change(ids);
    if (next.join() !== ids.join()) index.set(JSON.stringify(next));
  }

  return {
    slotOf: (id: string): Slot => openSlot(draftPrefix + id),
    /** All that there are: a damaged list loses none. */
    listIds: (): string[] => [...new Set([...readIndex(), ...idsInKeys(listKeys())])],
    enlist: (id: string) => updateIndex((ids) => (ids.includes(id) ? ids : [...ids, id])),
    strike: (id: string) => updateIndex((ids) => ids.filter((other) => other !== id)),
    onListed: (onChange: () => void) => index.listen(onChange),
    readLast(): string | undefined {
      const id = last.get();
      return isDraftId(id) ? id : undefined;
    },
    writeLast: (id: string) => last.set(id),
    /** Whether the storage keeps anything. */
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
