/**
 * Checks that the migration page of a version lists every statement whose result changed. Only the newest version with
 * changed results is checked.
 */
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { findPlaces } from '../src/citations';
import { isSame } from '../src/json';
import { laneOf } from '../src/known';
import { readChanges } from '@reveal-docs/api-reference/changes/generate';
import { readStatements } from '../src/read';
import { expectationIn, expectedValue, type StatementSpec } from '../src/spec';
import { compileStatements } from '../src/types';
import { findStatementUses } from '../src/uses';
import { readVersions, rootDir } from '@reveal-docs/versions';

function changesOfBehavior(
  specs: readonly StatementSpec[],
  older: string,
  newer: string,
): StatementSpec[] {
  return specs.filter((spec) => {
    const [before, now] = [older, newer].map((release) =>
      expectedValue(spec, expectationIn(spec, release)),
    );
    return before !== undefined && now !== undefined && !isSame(before, now);
  });
}

const specs = readStatements();
const versions = readVersions();
const released = versions.slice(versions.findIndex(({ isLast }) => isLast));
const steps = released.slice(0, -1).map((version, index) => {
  const before = released[index + 1] ?? version;
  return { version, before, changes: changesOfBehavior(specs, before.release, version.release) };
});
// The newest version might behave like the previous one, so use the newest version with changed results.
const step = steps.find(({ changes }) => changes.length > 0);
if (step === undefined) throw new Error('Every version behaves like the previous one.');
const { version: latest, before, changes } = step;
const text = fs.readFileSync(path.join(latest.contentDir, 'migration-guide.mdx'), 'utf8');
const citations = findPlaces(text, new Set(specs.map(({ id }) => id)));

function sectionLines(text: string): { readonly from: number; readonly to: number } {
  const lines = text.split('\n');
  const from = lines.indexOf('## Behavior') + 1;
  const next = lines.findIndex((line, index) => index >= from && line.startsWith('## '));
  return { from, to: next < 0 ? lines.length : next };
}

describe('the behavior section of the migration guide', () => {
  const { from, to } = sectionLines(text);
  const cited = new Set(
    citations.filter(({ line }) => line > from && line <= to).map(({ id }) => id),
  );

  it('cites every statement whose result differs', () => {
    expect(changes.map(({ id }) => id).filter((id) => !cited.has(id))).toEqual([]);
  });

  it('exists', () => {
    expect(from, path.relative(rootDir, latest.contentDir)).toBeGreaterThan(0);
  });
});

describe('a statement about API that the previous version lacks', () => {
  it('is about API that the migration guide lists as new, or is cited there', () => {
    expect(text).toContain('<ApiChanges />');
    const { added = [], changed = [], renamed = [] } = readChanges(latest.folder) ?? {};
    const listed = new Set([...added, ...[...changed, ...renamed].map(({ after }) => after)]);
    const isListed = (key: string) => listed.has(key) || listed.has(key.split('.')[0] ?? '');
    const cited = new Set(citations.map(({ id }) => id));
    const lacks = (spec: StatementSpec, { release }: { readonly release: string }) =>
      expectationIn(spec, release).type === 'lacks';
    const fresh = specs.filter((spec) => lacks(spec, before) && !lacks(spec, latest));
    expect(fresh.length).toBeGreaterThan(0);
    // Compiling takes most of the test's time.
    const notCited = fresh.filter(({ id }) => !cited.has(id));
    const lane = laneOf(latest);
    const compiled = compileStatements(notCited, lane);
    const uses = Object.entries(findStatementUses(compiled, lane, { byPrograms: true }));
    const isNew = (id: string) => uses.some(([key, ids]) => isListed(key) && ids.includes(id));
    expect(notCited.map(({ id }) => id).filter((id) => !isNew(id))).toEqual([]);
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
  const count = (expectations: StatementSpec['expect']) =>
    changesOfBehavior([spec(expectations)], '3.3.0', '4.29.0').length;

  it('is counted if a statement holds in only one of two releases', () => {
    expect(
      count({
        '3.0.0': { type: 'instead', says: 'It is not.', is: 2 },
        '4.0.0': { type: 'holds' },
      }),
    ).toBe(1);
    expect(
      count({
        '3.0.0': { type: 'holds' },
        '4.0.0': { type: 'instead', says: 'It is not.', is: 2 },
      }),
    ).toBe(1);
  });

  it('isn’t counted if both releases behave the same, or one lacks the API', () => {
    expect(count({})).toBe(0);
    expect(
      count({ '3.0.0': { type: 'lacks', missing: 'Viewer' }, '4.0.0': { type: 'holds' } }),
    ).toBe(0);
    expect(count({ '3.0.0': { type: 'instead', says: 'It is not.', is: 2 } })).toBe(0);
  });
});
