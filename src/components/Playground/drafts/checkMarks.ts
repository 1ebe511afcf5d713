/**
 * Notes in this browser that a draft is being checked. If the page ends meanwhile, as when its tab crashes, the note stays,
 * and the draft isn't opened by itself again.
 */
import type { Slot } from './draftSlots';

/** Browser features for the notes. */
export interface MarkAccess {
  openSlot(key: string): Slot;
  /** Whether a page that made a note is still open. Undefined where the browser has no locks. */
  readonly locks: Pick<LockManager, 'request'> | undefined;
}

export interface CheckMarks {
  /** Notes that this page checks a draft. Returns a function that removes the note. */
  begin(id: string): () => void;
  /** Whether a page ended while it checked the draft. Another tab that is still checking it hasn't. */
  hasEndedBadly(id: string): Promise<boolean>;
  /** Removes the note, because the reader opens the draft all the same. */
  forget(id: string): void;
}

export function createCheckMarks({ openSlot, locks }: MarkAccess): CheckMarks {
  const keyOf = (id: string) => `playground.checking.${id}`;
  const slotOf = (id: string) => openSlot(keyOf(id));
  return {
    begin(id) {
      slotOf(id).set('1');
      let release = () => {};
      const end = new Promise<void>((resolve) => {
        release = resolve;
      });
      // The browser ends the lock with the page, however that ends.
      locks?.request(keyOf(id), { mode: 'shared' }, () => end).catch(() => {});
      return () => {
        slotOf(id).del();
        release();
      };
    },
    async hasEndedBadly(id) {
      if (slotOf(id).get() === null) return false;
      if (locks === undefined) return true;
      return locks
        .request(keyOf(id), { ifAvailable: true }, (lock) => lock !== null)
        .catch(() => true);
    },
    forget: (id) => slotOf(id).del(),
  };
}
