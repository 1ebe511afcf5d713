import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createTypedEdits,
  isShortcut,
  typingPause,
} from '../../../../src/components/Playground/typedEdits';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('typed edits', () => {
  it('are passed on after a pause, with the latest text of each file', () => {
    const take = vi.fn();
    const edits = createTypedEdits(take);
    edits.add('a.ts', '1');
    edits.add('b.ts', '2');
    vi.advanceTimersByTime(typingPause - 1);
    edits.add('a.ts', '12');
    vi.advanceTimersByTime(typingPause - 1);
    expect(take).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(take.mock.calls).toEqual([
      [
        [
          ['a.ts', '12'],
          ['b.ts', '2'],
        ],
      ],
    ]);
    vi.runAllTimers();
    expect(take).toHaveBeenCalledTimes(1);
  });

  it('are passed on once when flushed, and never when dropped', () => {
    const take = vi.fn();
    const edits = createTypedEdits(take);
    edits.flush();
    expect(take).not.toHaveBeenCalled();
    edits.add('a.ts', '1');
    edits.flush();
    expect(take).toHaveBeenCalledTimes(1);
    edits.add('a.ts', '12');
    edits.drop();
    vi.runAllTimers();
    edits.flush();
    expect(take).toHaveBeenCalledTimes(1);
  });
});

describe('isShortcut', () => {
  const key = (keys: Partial<KeyboardEvent>, isAltGraph = false) =>
    isShortcut({
      ctrlKey: false,
      metaKey: false,
      altKey: false,
      ...keys,
      getModifierState: () => isAltGraph,
    });

  it('is true of keys with modifiers, except those that type', () => {
    expect(key({ ctrlKey: true })).toBe(true);
    expect(key({ metaKey: true })).toBe(true);
    expect(key({ altKey: true })).toBe(true);
    expect(key({})).toBe(false);
    expect(key({ ctrlKey: true, altKey: true }, true)).toBe(false);
  });
});
