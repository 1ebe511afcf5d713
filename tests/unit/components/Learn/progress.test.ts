import { describe, expect, it } from 'vitest';
import {
  describeRemovedLessons,
  maxCode,
  mergeLessons,
  readExported,
  readProgress,
  updateLesson,
  writeProgress,
} from '../../../../src/components/Learn/progress';
import { createProgressStore } from '../../../../src/components/Learn/progressStore';

const passed = { passed: true, hints: 1 };

describe('stored progress', () => {
  it('is the same after it was stored and read', () => {
    const progress = { 'show-a-model': { ...passed, code: 'typed();' } };
    expect(readProgress(writeProgress(progress))).toEqual({ progress });
  });

  it('is empty and has no note before the first lesson', () => {
    expect(readProgress(null)).toEqual({ progress: {} });
  });

  it.each(['{', '[]', '{"number":2,"lessons":{}}', '{"number":1}', 'x'.repeat(3_000_000)])(
    'that can’t be read is replaced, and the page says so: %.20s',
    (text) => {
      const { progress, note } = readProgress(text);
      expect(progress).toEqual({});
      expect(note).toContain('can’t be read');
    },
  );

  it('keeps the lessons that can be read, and names the others', () => {
    const lessons = {
      good: passed,
      old: { done: true },
      long: { ...passed, code: 'x'.repeat(maxCode + 1) },
    };
    const { progress, note } = readProgress(JSON.stringify({ number: 1, lessons }));
    expect(progress).toEqual({ good: passed });
    expect(note).toContain('“old”, “long”');
  });

  it('says that lessons are gone, and only then', () => {
    const progress = { here: passed, gone: passed };
    expect(describeRemovedLessons(progress, ['here'])).toContain('One lesson');
    expect(describeRemovedLessons(progress, ['here', 'gone'])).toBeUndefined();
  });
});

describe('updateLesson', () => {
  it('keeps unchanged values, and removes code that is reset', () => {
    const first = updateLesson({}, 'a', { code: 'typed();' });
    const second = updateLesson(first, 'a', { passed: true });
    expect(second).toEqual({ a: { passed: true, hints: 0, code: 'typed();' } });
    expect(updateLesson(second, 'a', { code: undefined })).toEqual({
      a: { passed: true, hints: 0 },
    });
  });
});

describe('progress from a file', () => {
  it('adds to the reader’s own, which stays', () => {
    const own = { a: { passed: true, hints: 0, code: 'typed();' }, b: { passed: false, hints: 2 } };
    const lessons = { a: { passed: false, hints: 1 }, b: passed, c: passed };
    expect(mergeLessons(own, lessons)).toEqual({
      a: { passed: true, hints: 1, code: 'typed();' },
      b: { passed: true, hints: 2 },
      c: passed,
    });
  });

  it('is read without code, and only if it’s valid', () => {
    expect(readExported({ a: { ...passed, code: 'typed();' } })).toEqual({ a: passed });
    expect(readExported({ a: { passed: 'yes', hints: 0 } })).toBeUndefined();
    expect(readExported([1])).toBeUndefined();
  });
});

/** Returns a slot that two tabs share. It ignores writes while `isFull` is true. */
function openSlot() {
  let text: string | null = null;
  const listeners: (() => void)[] = [];
  const slot = {
    isFull: false,
    get: () => text,
    set(next: string) {
      if (slot.isFull) return;
      text = next;
      listeners.forEach((listener) => listener());
    },
    listen(onChange: () => void) {
      listeners.push(onChange);
      return () => {};
    },
  };
  return slot;
}

describe('createProgressStore', () => {
  it('shows what another tab stored, and adds to it', () => {
    const slot = openSlot();
    const [one, other] = [createProgressStore(slot), createProgressStore(slot)];
    one.update('a', { passed: true });
    other.update('b', { passed: true });
    expect(Object.keys(one.getState().progress)).toEqual(['a', 'b']);
  });

  it('keeps progress in memory, and says so, where nothing is stored', () => {
    const slot = openSlot();
    slot.isFull = true;
    const store = createProgressStore(slot);
    store.update('a', { code: 'typed();' });
    store.update('a', { passed: true });
    expect(store.getState()).toMatchObject({
      progress: { a: { passed: true, code: 'typed();' } },
      isKept: false,
    });
  });
});
