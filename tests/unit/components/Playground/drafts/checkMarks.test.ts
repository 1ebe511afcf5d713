import { beforeEach, expect, test } from 'vitest';
import {
  createCheckMarks,
  type MarkAccess,
} from '../../../../../src/components/Playground/drafts/checkMarks';
import { blocked, makeStorage, type FakeStorage } from './browserStorage';

type Locks = NonNullable<MarkAccess['locks']>;

let held: { readonly name: string; readonly tab: number }[];
let storage: FakeStorage;
let tabs = 0;

beforeEach(() => {
  storage = makeStorage();
  held = [];
});

/** Opens a tab in the browser. `crash` closes the tab without cleaning up. */
function openTab(hasLocks = true) {
  const tab = (tabs += 1);
  const request = async (
    name: string,
    options: LockOptions,
    callback: (lock: Lock | null) => unknown,
  ) => {
    if (options.ifAvailable === true) {
      return callback(held.some((one) => one.name === name) ? null : ({ name } as Lock));
    }
    const own = { name, tab };
    held.push(own);
    await callback({ name } as Lock);
    held = held.filter((one) => one !== own);
    return undefined;
  };
  const marks = createCheckMarks({
    openSlot: storage.openTab().openSlot,
    locks: hasLocks ? ({ request } as unknown as Locks) : undefined,
  });
  return {
    ...marks,
    crash: () => {
      held = held.filter((one) => one.tab !== tab);
    },
  };
}

test('a draft whose check has ended doesn’t count as a crash', async () => {
  const tab = openTab();
  expect(await tab.hasEndedBadly('pumps001')).toBe(false);
  tab.begin('pumps001')();
  expect(await openTab().hasEndedBadly('pumps001')).toBe(false);
  expect(storage.texts.size).toBe(0);
});

test.each([true, false])(
  'a crash is remembered until the reader opens the draft, with locks: %s',
  async (hasLocks) => {
    const tab = openTab(hasLocks);
    tab.begin('pumps001');
    tab.crash();
    for (const later of [openTab(hasLocks), openTab(hasLocks)]) {
      expect(await later.hasEndedBadly('pumps001')).toBe(true);
      expect(await later.hasEndedBadly('valves01')).toBe(false);
    }
    openTab(hasLocks).forget('pumps001');
    expect(await openTab(hasLocks).hasEndedBadly('pumps001')).toBe(false);
  },
);

test('a check in another open tab doesn’t count as a crash', async () => {
  const first = openTab();
  first.begin('pumps001');
  expect(await openTab().hasEndedBadly('pumps001')).toBe(false);
  first.crash();
  expect(await openTab().hasEndedBadly('pumps001')).toBe(true);
});

test('without storage, no crash is remembered', async () => {
  const marks = createCheckMarks({ openSlot: blocked.openSlot, locks: undefined });
  marks.begin('pumps001');
  expect(await marks.hasEndedBadly('pumps001')).toBe(false);
});

test('refused locks are treated like missing locks', async () => {
  const request = () => Promise.reject(new DOMException('Not allowed', 'SecurityError'));
  const marks = createCheckMarks({
    openSlot: storage.openTab().openSlot,
    locks: { request } as unknown as Locks,
  });
  marks.begin('pumps001');
  expect(await marks.hasEndedBadly('pumps001')).toBe(true);
});
