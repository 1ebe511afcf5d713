import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { wordsProblems } from '../../src/pages/checkWords';
import type { ApiDescription } from '../../src/pages/descriptions';
import { purposeOf } from '../../src/pages/purpose';
import { readWords, withUnit, type Words } from '../../src/pages/words';
import { temporaryFolder } from '../../../../tests/fixtures/temporaryFolder';

const folder = temporaryFolder();

function wordsOf(files: Readonly<Record<string, unknown>>) {
  const dir = fs.mkdtempSync(path.join(folder, 'words-'));
  for (const [name, content] of Object.entries(files)) {
    fs.writeFileSync(path.join(dir, name), JSON.stringify(content));
  }
  return () => readWords(dir);
}

describe('descriptions', () => {
  it('are read from all files, as a text or as an object', () => {
    const words = wordsOf({
      'a.json': { A: 'Shows it.' },
      'b.json': { 'B.size': { text: 'How wide it is.', unit: 'px', default: '3' } },
    })();
    expect(words.get('A')).toEqual({ text: 'Shows it.' });
    expect(words.get('B.size')?.unit).toBe('px');
  });

  it('that are invalid or duplicated are reported with their file and name', () => {
    expect(wordsOf({ 'a.json': { A: { txt: 'x' } } })).toThrow(/words\/a\.json: A/);
    expect(wordsOf({ 'a.json': { 'A b': 'x' } })).toThrow(/words\/a\.json/);
    expect(wordsOf({ 'a.json': { A: 'x' }, 'b.json': { A: 'y' } })).toThrow(
      /b\.json: A is already described/,
    );
  });
});

describe('a unit without a default', () => {
  it('is added to the first sentence, written out', () => {
    expect(withUnit({ text: 'Distance from the edge.', unit: 'px' })).toBe(
      'Distance from the edge, in pixels.',
    );
    expect(withUnit({ text: 'Speed of `a.b`. Halved.', unit: 'rad/px' })).toBe(
      'Speed of `a.b`, in radians per pixel. Halved.',
    );
    expect(withUnit({ unit: 'm' })).toBe('In meters.');
    expect(withUnit({ text: 'Width.' })).toBe('Width.');
  });
});

describe('the purpose in a description', () => {
  it('is the text without stop words and words of the name', () => {
    expect(purposeOf('Viewer.getIconsOpacity', 'Gets the opacity of the icons.')).toEqual([]);
    expect(purposeOf('CameraManager.dispose', '')).toEqual([]);
    expect(purposeOf('A.toString', 'Returns a string representation of an object.')).toEqual([]);
    expect(purposeOf('Viewer.getIconsOpacity', 'From 0, invisible, to 1.')).not.toEqual([]);
  });
});

describe('the check', () => {
  const said = (name: string, parts: Partial<ApiDescription> = {}): ApiDescription => ({
    name,
    text: 'Frees memory.',
    ours: '',
    isOptional: false,
    isProtected: false,
    hasType: true,
    ...parts,
  });
  const check = (
    descriptions: readonly ApiDescription[],
    words: Readonly<Record<string, Words>> = {},
  ) =>
    wordsProblems({
      words: new Map(Object.entries(words)),
      descriptions: new Map([['next', descriptions]]),
      complete: ['next'],
      statements: new Set(['area/known']),
    });

  it('reports names without a type, a useful description, or a default if optional', () => {
    expect(check([said('A.dispose', { text: 'Dispose.' })])).toEqual([
      'next: the description of A.dispose only repeats its name.',
    ]);
    expect(check([said('A.dispose', { text: 'Dispose.', ours: 'Frees memory.' })])).toEqual([]);
    expect(check([said('A.size', { isOptional: true })])).toEqual([
      "next: A.size is optional, but its default isn't documented.",
    ]);
    expect(check([said('A.size', { isOptional: true, default: '3' })])).toEqual([]);
    expect(check([said('A.size', { hasType: false })])).toEqual(['next: A.size has no type.']);
    expect(check([said('B.size', { text: '', inherits: 'A.size' })])).toEqual([]);
  });

  it('reports descriptions of unknown or inherited names, redundant ones, and wrong citations', () => {
    const known = [said('A.free'), said('B.free', { inherits: 'A.free' })];
    expect(check(known, { 'A.gone': { text: 'x' } })).toEqual([
      "descriptions: A.gone doesn't exist in any version.",
    ]);
    expect(check(known, { 'B.free': { text: 'x' } })).toEqual([
      'descriptions: B.free is inherited. Describe it at A.free instead.',
    ]);
    expect(check(known, { 'A.free': { text: 'Frees all.' } })).toEqual([
      'descriptions: the SDK already describes A.free. Remove this description.',
    ]);
    expect(check(known, { 'A.free': { default: '1', statement: 'area/none' } })).toEqual([
      "descriptions: A.free cites area/none, which isn't a statement.",
    ]);
    expect(check(known, { 'A.free': { default: '1', statement: 'area/known' } })).toEqual([]);
  });
});
