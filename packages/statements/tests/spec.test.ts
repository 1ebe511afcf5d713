import { describe, expect, it } from 'vitest';
import { readStatement } from '../src/read';
import { formatFailure } from '../src/report';
import { expectationIn, isSame, lastReleaseUpTo, meets, type StatementSpec } from '../src/spec';
import { keepVariant } from '../src/variants';

const file = '/site/statements/events/hover-rests.ts';

function read(body: string): StatementSpec {
  return readStatement(
    file,
    `export default statement({ ${body} });`.replace(
      /^/,
      "import { statement, holds, lacks, instead } from '../statement';\n",
    ),
  );
}

describe('a statement', () => {
  it('holds in every release if it has no other expectations', () => {
    const spec = read("says: 'It is one.', is: 1, run: () => 1,");
    expect(spec).toMatchObject({ id: 'events/hover-rests', topic: 'events', is: 1, variants: [] });
    expect(expectationIn(spec, '3.0.2')).toEqual({ type: 'holds' });
  });

  it('uses the expectation of the last release up to the requested one', () => {
    const spec = read(
      "says: 'It is one.', is: 1, expect: { '3.0.2': lacks('Viewer.canvas'), '3.3.0': instead('It is two.', 2), '4.29.0': holds }, run: () => 1,",
    );
    expect(expectationIn(spec, '3.0.2')).toEqual({ type: 'lacks', missing: 'Viewer.canvas' });
    expect(expectationIn(spec, '4.8.0')).toEqual({ type: 'instead', says: 'It is two.', is: 2 });
    expect(expectationIn(spec, '4.30.0').type).toBe('holds');
    expect(expectationIn(spec, '4.29.0-local').type).toBe('holds');
    expect(() => expectationIn(spec, '2.3.0')).toThrow(/has no expectation for 2\.3\.0/);
  });

  it('is read without its imports and without running', () => {
    const spec = readStatement(
      file,
      `import { Box3 } from 'three';
import { statement } from '../statement';
class Own extends Box3 {}
export default statement({ says: 'It is empty.', is: { empty: true }, run: () => { throw new Error(String(Own)); } });`,
    );
    expect(spec.is).toEqual({ empty: true });
  });

  it.each([
    ['says: 1, is: 1, run: () => 1,', 'says'],
    ["says: 'no full stop', is: 1, run: () => 1,", 'ends with a period'],
    ["says: 'A function.', is: () => 1, run: () => 1,", 'plain data'],
    ["says: 'No program.', is: 1,", 'the program is missing'],
    [
      "says: 'No name.', is: 1, expect: { '3.0.2': lacks() }, run: () => 1,",
      'must specify a symbol',
    ],
    ["says: 'A release.', is: 1, expect: { '4.x': holds }, run: () => 1,", '4.x'],
  ])('is refused with its file if it’s invalid: %s', (body, reason) => {
    expect(() => read(body)).toThrow(/statements\/events\/hover-rests\.ts/);
    expect(() => read(body)).toThrow(reason);
  });

  it('stores numbers that JSON can’t represent by name', () => {
    expect(read("says: 'No end.', is: Infinity, run: () => 1,").is).toBe('Infinity');
  });
});

describe('results', () => {
  const spec = read("says: 'It is one.', is: { a: 1, b: [2] }, run: () => 1,");
  it('match regardless of the order of their fields', () => {
    expect(isSame({ a: 1, b: [2] }, { b: [2], a: 1 })).toBe(true);
    expect(isSame([1, 2], [2, 1])).toBe(false);
    expect(meets(spec, { type: 'holds' }, { seen: { b: [2], a: 1 } })).toBe(true);
    expect(meets(spec, { type: 'holds' }, { error: 'It broke.' })).toBe(false);
    expect(meets(spec, { type: 'lacks', missing: 'Viewer' }, { seen: 1 })).toBe(false);
  });

  it('that don’t match are shown with sentence, release, both values and citations', () => {
    const text = formatFailure({ spec, release: '4.29.0', outcome: { seen: 2 } }, () => [
      'docs/concepts.mdx:12',
    ]);
    expect(text.split('\n')).toEqual([
      'events/hover-rests in 4.29.0',
      '  It is one.',
      '  expected {"a":1,"b":[2]}',
      '  seen     2',
      '  cited at docs/concepts.mdx:12',
    ]);
  });
});

describe('programs with code per release', () => {
  const source = `export default statement({
  says: 'It is one.', is: 1,
  run: {
    '3.3.0': () =>
      old(),
    '4.29.0': () => now(),
  },
});`;
  it('are checked for one release at a time, without changing line numbers', () => {
    const kept = keepVariant(source, '4.29.0');
    expect(kept).not.toContain('old()');
    expect(kept).toContain('now()');
    expect(kept.split('\n')).toHaveLength(source.split('\n').length);
    expect(kept.split('\n').findIndex((line) => line.includes('now()'))).toBe(
      source.split('\n').findIndex((line) => line.includes('now()')),
    );
  });

  it('stay unchanged without a release', () => {
    expect(keepVariant(source, undefined)).toBe(source);
  });

  it('are chosen by the last release up to the requested one', () => {
    expect(lastReleaseUpTo('4.8.0', ['3.3.0', '4.29.0'])).toBe('3.3.0');
    expect(lastReleaseUpTo('3.0.2', ['3.3.0'])).toBeUndefined();
  });
});
