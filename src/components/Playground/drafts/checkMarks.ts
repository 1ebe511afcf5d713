/**
 * Stores a note in this browser while a draft is being checked. If the tab crashes during the check, the note remains,
 * and the draft doesn't open automatically anymore.
 */
import type { Slot } from './draftSlots';

export interface MarkAccess {
  openSlot(key: string): Slot;
  /**
   * Locks that show whether the page that stored a note is still open. Undefined if the browser doesn't support locks.
   */
  readonly locks: Pick<LockManager, 'request'> | undefined;
}

export interface CheckMarks {
  /** Stores a note that this page is checking a draft. Returns a function that removes the note. */
  begin(id: string): () => void;
  /** Whether a page closed while it was checking the draft. A page that is still checking the draft doesn't count. */
  hasEndedBadly(id: string): Promise<boolean>;
  /** Removes the note, because the reader chose to open the draft anyway. */
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
      // When the page closes for any reason, the browser releases the lock.
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
