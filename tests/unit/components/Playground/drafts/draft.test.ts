import { describe, expect, test } from 'vitest';
import {
  addFile,
  editFile,
  isSameDraft,
  markAsOwn,
  moveToVersion,
  removeFile,
  renameDraft,
  renameFile,
  resetDraft,
  toDraftName,
} from '../../../../../src/components/Playground/drafts/draft';
import { makeDraft } from './browserStorage';

const given = ['project.ts'];
const main = { file: 'main.ts', source: 'main();' };
const help = { file: 'help.ts', source: 'help();' };
const draft = makeDraft({ files: [main, help] });

describe('files of a draft', () => {
  test('are edited in place', () => {
    expect(editFile(draft, 'help.ts', 'other();').files).toEqual([
      main,
      { file: 'help.ts', source: 'other();' },
    ]);
    expect(editFile(draft, 'help.ts', 'help();')).toBe(draft);
    expect(editFile(draft, 'none.ts', 'x')).toBe(draft);
  });

  test('are added at the end', () => {
    expect(addFile(draft, 'more.ts', given)).toMatchObject({
      draft: { files: [main, help, { file: 'more.ts', source: '' }] },
    });
    expect(addFile(draft, 'project.ts', given)).toHaveProperty('message');
    expect(addFile(draft, 'Main.ts', given)).toHaveProperty('message');
  });

  test('are renamed in place, also if only the case changes', () => {
    expect(renameFile(draft, 'main.ts', 'Main.ts', given)).toMatchObject({
      draft: { files: [{ ...main, file: 'Main.ts' }, help] },
    });
    expect(renameFile(draft, 'main.ts', 'help.ts', given)).toHaveProperty('message');
    expect(renameFile(draft, 'none.ts', 'new.ts', given)).toEqual({
      message: 'none.ts no longer exists.',
    });
  });

  test('can be removed, except the last one', () => {
    const one = removeFile(draft, 'main.ts');
    expect(one).toMatchObject({ draft: { files: [help] } });
    expect('draft' in one && removeFile(one.draft, 'help.ts')).toEqual({
      message: 'help.ts is the only file in this program. Add another file first.',
    });
  });
});

test('foreign code stays foreign unless the draft is reset or the reader trusts it', () => {
  const foreign = { ...draft, foreign: true };
  const added = addFile(foreign, 'more.ts', given);
  const renamed = renameFile(foreign, 'help.ts', 'more.ts', given);
  const removed = removeFile(foreign, 'help.ts');
  expect(editFile(foreign, 'main.ts', '').foreign).toBe(true);
  expect('draft' in added && added.draft.foreign).toBe(true);
  expect('draft' in renamed && renamed.draft.foreign).toBe(true);
  expect('draft' in removed && removed.draft.foreign).toBe(true);
  expect(renameDraft(foreign, 'Mine').foreign).toBe(true);
  expect(moveToVersion(foreign, '3.x').foreign).toBe(true);

  expect(markAsOwn(foreign).foreign).toBe(false);
  expect(resetDraft(foreign, [main])).toMatchObject({ foreign: false, files: [main] });
});

test('an upgrade stores the original version until it’s finished', () => {
  const upgrading = moveToVersion(makeDraft({ folder: '3.x' }), '4.x', '3.x');
  expect(upgrading).toMatchObject({ folder: '4.x', upgradeFrom: '3.x' });
  expect(moveToVersion(upgrading, '4.x').upgradeFrom).toBeUndefined();
  expect(resetDraft(upgrading, [main]).upgradeFrom).toBeUndefined();
});

test.each([
  ['  Pumps  ', 'Pumps'],
  ['Two\nlines\u0000', 'Two lines'],
  ['turned \u202Earound', 'turned around'],
  ['', 'Untitled'],
  [' \n ', 'Untitled'],
  [' \u200B\u3164\u{E0001} ', 'Untitled'],
  ['Two\u2028lines', 'Two lines'],
  ['x'.repeat(100), 'x'.repeat(80)],
  ['x'.repeat(79) + '😀', 'x'.repeat(79)],
])('a name is normalized to one line: %j', (name, kept) => {
  expect(toDraftName(name)).toBe(kept);
});

test('drafts are compared without the time of their last change', () => {
  expect(isSameDraft(draft, { ...draft, changed: 5 })).toBe(true);
  expect(isSameDraft(draft, { ...draft, foreign: true })).toBe(false);
  expect(isSameDraft(draft, { ...draft, files: [help, main] })).toBe(false);
  expect(isSameDraft(draft, { ...draft, start: { type: 'example', name: 'x' } })).toBe(false);
});
