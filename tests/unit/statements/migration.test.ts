/** The migration page tells every statement that came out otherwise in the version before. */
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { findPlaces } from '../../../src/statements/citations';
import { changesOfBehavior } from '../../../src/statements/changes';
import { readStatements } from '../../../src/statements/read';
import type { StatementSpec } from '../../../src/statements/spec';
import { readVersions, rootDir } from '../../../src/versions';

const versions = readVersions();
const latest = versions.find(({ isLast }) => isLast);
const before = versions[versions.findIndex(({ isLast }) => isLast) + 1];
if (latest === undefined || before === undefined) throw new Error('There is no version before.');

/** Lines of the section "Behavior" of a page, from 1. */
function sectionLines(text: string): { readonly from: number; readonly to: number } {
  const lines = text.split('\n');
  const from = lines.indexOf('## Behavior') + 1;
  const next = lines.findIndex((line, index) => index >= from && line.startsWith('## '));
  return { from, to: next < 0 ? lines.length : next };
}

describe('the section on behavior of the migration page', () => {
  const specs = readStatements();
  const text = fs.readFileSync(path.join(latest.contentDir, 'migration-guide.mdx'), 'utf8');
  const { from, to } = sectionLines(text);
  const cited = new Set(
    findPlaces(text, new Set(specs.map(({ id }) => id)))
      .filter(({ line }) => line > from && line <= to)
      .map(({ id }) => id),
  );
  const changes = changesOfBehavior(specs, before.release, latest.release);

  it('misses no statement that differs', () => {
    expect(changes.length).toBeGreaterThan(0);
    expect(changes.map(({ id }) => id).filter((id) => !cited.has(id))).toEqual([]);
  });

  it('is in the page', () => {
    expect(from, path.relative(rootDir, latest.contentDir)).toBeGreaterThan(0);
  });
});

describe('a change of behavior', () => {
  const spec = (expectations: StatementSpec['expect']): StatementSpec => ({
    id: 'a/b',
    topic: 'a',
    file: '',
    source: '',
    says: 'It is so.',
    is: 1,
    expect: expectations,
    variants: [],
  });
  const changes = (expectations: StatementSpec['expect']) =>
    changesOfBehavior([spec(expectations)], '3.3.0', '4.29.0').length;

  it('is where one release does something else', () => {
    expect(
      changes({
        '3.0.0': { type: 'instead', says: 'It is not.', is: 2 },
        '4.0.0': { type: 'holds' },
      }),
    ).toBe(1);
    expect(
      changes({
        '3.0.0': { type: 'holds' },
        '4.0.0': { type: 'instead', says: 'It is not.', is: 2 },
      }),
    ).toBe(1);
  });

  it('is not where both do the same, or one has nothing to do it with', () => {
    expect(changes({})).toBe(0);
    expect(changes({ '3.0.0': { type: 'lacks' }, '4.0.0': { type: 'holds' } })).toBe(0);
    expect(changes({ '3.0.0': { type: 'instead', says: 'It is not.', is: 2 } })).toBe(0);
  });
});
