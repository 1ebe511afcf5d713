import { describe, expect, it } from 'vitest';
import { applyEdits, editsOf, fingerprint, parseEdits } from '../../src/components/Example/edits';

const original = [
  { file: 'a.ts', source: 'one' },
  { file: 'project.ts', source: 'two' },
];

describe('edits', () => {
  it('hold the changed files only, and give them back', () => {
    const files = [original[0], { file: 'project.ts', source: 'three' }] as typeof original;
    const edits = editsOf(original, files);
    expect(edits?.files).toEqual({ 'project.ts': 'three' });
    expect(edits?.base).toBe(fingerprint(original));
    expect(applyEdits(original, edits?.files ?? {})).toEqual(files);
    expect(parseEdits(JSON.stringify(edits))).toEqual(edits);
  });

  it('are none where nothing differs', () => {
    expect(editsOf(original, [...original])).toBeUndefined();
  });

  it('leave out files that the example does not have', () => {
    expect(applyEdits(original, { 'evil.ts': 'x' })).toEqual(original);
  });

  it.each([
    null,
    '',
    'null',
    '{}',
    '[]',
    '{"base":"1","files":{"a.ts":3}}',
    '{"base":1,"files":{}}',
  ])('are not read from %s', (text) => expect(parseEdits(text)).toBeUndefined());
});

describe('fingerprint', () => {
  it('differs with name and content', () => {
    const values = [
      original,
      [{ file: 'a.ts', source: 'One' }, original[1]],
      [{ file: 'b.ts', source: 'one' }, original[1]],
    ].map((files) => fingerprint(files as typeof original));
    expect(new Set(values).size).toBe(3);
  });
});
