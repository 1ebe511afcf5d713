import { describe, expect, it } from 'vitest';
import {
  builtCode,
  changesOf,
  editedCode,
  fingerprint,
  keptCode,
  kindOf,
  linkedCode,
  ownCode,
  toKeep,
  type Code,
} from '../../../../src/components/Example/edits';

const original = [
  { file: 'a.ts', source: 'one' },
  { file: 'project.ts', source: 'two' },
];
const built = builtCode(original);
/** The code after a reload: what the browser keeps of it, read again. */
const reloaded = (code: Code) => keptCode(original, toKeep(original, code) ?? null);

describe('code of the reader', () => {
  const own = editedCode(original, built, 'project.ts', 'three');

  it('is kept with its changed files only, and read again as it was', () => {
    expect(changesOf(own)).toEqual({ 'project.ts': 'three' });
    expect(kindOf(own)).toBe('own');
    expect(reloaded(own)).toEqual({ ...own, from: 'kept' });
  });

  it('is the example again when it is edited back', () => {
    const back = editedCode(original, own, 'project.ts', 'two');
    expect(back).toEqual(built);
    expect(toKeep(original, back)).toBeUndefined();
  });

  it('is marked when the example changed on the site since', () => {
    const text = toKeep(original, own) ?? '';
    expect(keptCode([{ file: 'a.ts', source: 'new' }, ...original.slice(1)], text)).toMatchObject({
      isOutdated: true,
      foreign: [],
    });
  });
});

describe('code of a link', () => {
  const linked = linkedCode(original, { 'a.ts': 'theirs' });

  it('is foreign in the files that it changes, also when that is project.ts alone', () => {
    expect(linked).toMatchObject({ from: 'link', foreign: ['a.ts'] });
    expect(linkedCode(original, { 'project.ts': 'theirs' }).foreign).toEqual(['project.ts']);
    expect(kindOf(linked)).toBe('foreign');
  });

  it('stays foreign through edits, reloads, and edits of other files', () => {
    const edited = editedCode(original, linked, 'a.ts', 'theirs, and a letter');
    expect(edited.foreign).toEqual(['a.ts']);
    expect(reloaded(edited).foreign).toEqual(['a.ts']);
    const more = editedCode(original, reloaded(edited), 'project.ts', 'mine');
    expect(more).toMatchObject({ changed: ['a.ts', 'project.ts'], foreign: ['a.ts'] });
    expect(kindOf(reloaded(more))).toBe('foreign');
  });

  it('stays foreign when it is edited back to the example, since undo brings it again', () => {
    const back = editedCode(original, linked, 'a.ts', 'one');
    expect(kindOf(back)).toBe('foreign');
    expect(kindOf(editedCode(original, back, 'a.ts', 'theirs'))).toBe('foreign');
    expect(reloaded(back)).toEqual(built);
  });

  it('is the reader’s after they said so, and stays it', () => {
    const own = ownCode(linked);
    expect(kindOf(own)).toBe('own');
    expect(kindOf(reloaded(own))).toBe('own');
  });

  it('that changes nothing is the example', () => {
    expect(kindOf(linkedCode(original, {}))).toBe('built');
    expect(kindOf(linkedCode(original, { 'a.ts': 'one' }))).toBe('built');
  });

  it('brings no files that the example does not have', () => {
    expect(linkedCode(original, { 'evil.ts': 'x' }).files).toEqual(original);
    const poisoned = JSON.parse(
      '{"__proto__": "x", "constructor": "y", "toString": "z"}',
    ) as Record<string, string>;
    expect(linkedCode(original, poisoned).files).toEqual(original);
  });
});

describe('what earlier deploys kept', () => {
  it('counts as foreign, since they did not note where code comes from', () => {
    const text = JSON.stringify({ base: 'x', files: { 'a.ts': 'kept' } });
    expect(keptCode(original, text)).toMatchObject({ from: 'kept', foreign: ['a.ts'] });
  });
});

describe('what cannot be what was kept', () => {
  const many = Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [`${index}.ts`, 'x']));
  const stored = [
    null,
    '',
    'null',
    '3',
    '{}',
    '[]',
    '[null]',
    '{"base":"1","files":{"a.ts":3}}',
    '{"base":"1","files":["a"]}',
    '{"base":1,"files":{}}',
    '{"base":"1","files":{"a.ts":"x"},"foreign":"a.ts"}',
    '{"base":"1","files":{"a.ts":"x"},"foreign":[null]}',
    JSON.stringify({ base: 'x'.repeat(1000), files: { 'a.ts': 'x' } }),
    JSON.stringify({ base: 'x', files: many }),
    '{"__proto__":{"base":"1","files":{"a.ts":"x"}}}',
    '{"base":"1","files":{"__proto__":"x"},"foreign":[]}',
  ].map((text) => ({ text, name: String(text).slice(0, 60) }));
  it.each(stored)('leaves the example: $name', ({ text }) => {
    expect(keptCode(original, text)).toEqual(built);
  });
});

describe('fingerprint', () => {
  it('differs with name and content', () => {
    const values = [
      original,
      [{ file: 'a.ts', source: 'One' }, ...original.slice(1)],
      [{ file: 'b.ts', source: 'one' }, ...original.slice(1)],
    ].map(fingerprint);
    expect(new Set(values).size).toBe(3);
  });
});
