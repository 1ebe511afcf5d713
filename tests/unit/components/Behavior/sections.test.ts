import { describe, expect, it } from 'vitest';
import type { BehaviorCell, BehaviorRow } from '@reveal-docs/statements/behavior';
import { behaviorSections } from '../../../../src/components/Behavior/sections';

const holds: BehaviorCell = { type: 'holds' };
const lacks: BehaviorCell = { type: 'lacks' };
const instead: BehaviorCell = { type: 'instead', says: 'It throws.' };

const columns = ['4.0.0', '3.0.0', '2.0.0'].map((release) => ({
  release,
  name: release,
  folder: release,
}));
const row = (id: string, ...cells: BehaviorCell[]): BehaviorRow => ({
  id,
  says: `Says ${id}.`,
  cells,
});
const topics = [
  {
    name: 'camera',
    title: 'Camera',
    rows: [
      row('camera/old', holds, holds, instead),
      row('camera/same', holds, holds, holds),
      row('camera/gap', holds, lacks, instead),
    ],
  },
  {
    name: 'events',
    title: 'Events',
    rows: [row('events/recent', holds, instead, instead), row('events/added', holds, lacks, lacks)],
  },
];

const sectionsOf = (filter: { words?: string; release?: string }) =>
  behaviorSections(topics, columns, { words: '', release: null, ...filter }).map(
    ({ title, rows, isChange }) => [title, rows.map(({ id }) => id), isChange],
  );

describe('behaviorSections', () => {
  it('begins with the newest changes, and then lists other statements by topic', () => {
    expect(sectionsOf({})).toEqual([
      ['Changed between 3.0.0 and 4.0.0', ['events/recent'], true],
      ['Changed between 2.0.0 and 3.0.0', ['camera/old'], true],
      ['Camera', ['camera/same', 'camera/gap'], false],
      ['Events', ['events/added'], false],
    ]);
  });

  it('filters by words, also of other releases, and by release', () => {
    expect(sectionsOf({ words: 'throws RECENT' })).toEqual([
      ['Changed between 3.0.0 and 4.0.0', ['events/recent'], true],
    ]);
    expect(sectionsOf({ release: '3.0.0' }).flatMap(([, ids]) => ids)).toEqual([
      'events/recent',
      'camera/old',
      'camera/same',
    ]);
  });
});
