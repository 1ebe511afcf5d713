import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readVersions, resolveSdkDir } from '@reveal-docs/versions';
import {
  formatMutation,
  mutantHash,
  mutate,
  mutatedVersion,
  readMutants,
  type Mutant,
} from '../src/mutants';
import { readStatements } from '../src/read';
import { expectationIn } from '../src/spec';

const mutant: Mutant = {
  name: 'clear-silent',
  does: 'It is silent.',
  find: 'fire()',
  replace: '0',
  fails: ['collections/clear'],
};

describe('a mutant', () => {
  it('replaces the specified code', () => {
    expect(mutate('a(),fire(),b()', mutant)).toBe('a(),0,b()');
  });

  it.each([
    ['a()', 0],
    ['fire(),fire()', 2],
  ])('is refused in %s', (code, count) => {
    expect(() => mutate(code, mutant)).toThrow(
      `"clear-silent" must occur once, but occurs ${count} times`,
    );
  });

  it('runs again if its change, its statements or the packages change', () => {
    const specs = new Map(readStatements().map((spec) => [spec.id, spec]));
    const hash = mutantHash(mutant, { specs, pins: 'a' });
    expect(mutantHash({ ...mutant, replace: '1' }, { specs, pins: 'a' })).not.toBe(hash);
    expect(mutantHash(mutant, { specs, pins: 'b' })).not.toBe(hash);
    const changed = new Map(specs);
    const spec = specs.get('collections/clear');
    if (spec !== undefined)
      changed.set(spec.id, { ...spec, source: `${spec.source}\nconsole.log(1);` });
    expect(mutantHash(mutant, { specs: changed, pins: 'a' })).not.toBe(hash);
  });

  it('is reported as a survivor if no statement fails', () => {
    const other = { ...mutant, name: 'other', does: 'It does more.' };
    const late = { ...mutant, name: 'late' };
    const text = formatMutation([mutant, other, late], {
      'clear-silent': { of: '1', failed: ['collections/clear'], passed: [] },
      other: { of: '1', failed: [], passed: ['collections/clear'] },
    });
    expect(text.split('\n')).toEqual([
      'other survived: It does more. collections/clear',
      "1 of 2 mutants were killed (50.0 %), 1 survived, 1 haven't run",
    ]);
  });
});

it('mutants must be for a release that a version uses', () => {
  expect(() => mutatedVersion({ release: '1.0.0', mutants: [] }, readVersions())).toThrow(
    /is for SDK 1\.0\.0, but no docs version uses that release/,
  );
});

describe('the mutants of the repository', () => {
  const set = readMutants();
  const version = mutatedVersion(set, readVersions());
  const { mutants } = set;
  const specs = new Map(readStatements().map((spec) => [spec.id, spec]));

  it('each replace code that occurs once in their release', () => {
    const code = fs.readFileSync(path.join(resolveSdkDir(version), 'dist', 'index.js'), 'utf8');
    for (const item of mutants) expect(mutate(code, item)).not.toBe(code);
    expect(mutants.length).toBeGreaterThanOrEqual(60);
  });

  it('list statements that run in their release', () => {
    const runs = (id: string) => {
      const spec = specs.get(id);
      return spec !== undefined && expectationIn(spec, version.release).type !== 'lacks';
    };
    const wrong = mutants.filter(({ fails }) => fails.length === 0 || !fails.every(runs));
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });
});
