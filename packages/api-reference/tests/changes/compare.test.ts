import { describe, expect, test } from 'vitest';
import { compareSurfaces, type KnownMoves } from '../../src/changes/compare';
import type { Signature } from '../../src/changes/signatures';
import type { Surface, SurfaceSymbol } from '../../src/changes/surface';

const noMoves: KnownMoves = { renamed: {}, instead: {}, newTypeArguments: [] };

function signature(...keys: string[]): Signature {
  return { overloads: keys.map((key) => ({ key, text: `${key}!` })), isDeprecated: false };
}

function cls(members: Record<string, Signature>): SurfaceSymbol {
  return { kind: 'class', module: 'm', isDeprecated: false, members };
}

describe('compareSurfaces', () => {
  test('finds nothing between equal surfaces', () => {
    const surface: Surface = { A: cls({ f: signature('f()') }) };
    expect(compareSurfaces(surface, surface, noMoves)).toEqual({
      renamed: [],
      removed: [],
      changed: [],
      deprecated: [],
      added: [],
    });
  });

  test('lists removed and added symbols once, without their members', () => {
    const before: Surface = { Gone: cls({ f: signature('f()') }), Kept: cls({}) };
    const after: Surface = {
      Kept: cls({ g: signature('g()') }),
      New: cls({ h: signature('h()') }),
    };
    const changes = compareSurfaces(before, after, {
      ...noMoves,
      instead: { Gone: 'Use `New`.' },
    });
    expect(changes.removed).toEqual([{ name: 'Gone', instead: 'Use `New`.' }]);
    expect(changes.added).toEqual(['New', 'Kept.g']);
  });

  test('follows a rename into members and signatures', () => {
    const before: Surface = {
      Old: cls({ f: signature('f()'), gone: signature('gone()') }),
      User: cls({ take: signature('take(: Old): void') }),
    };
    const after: Surface = {
      Fresh: cls({ f: signature('f()') }),
      User: cls({ take: signature('take(: Fresh): void') }),
    };
    const changes = compareSurfaces(before, after, { ...noMoves, renamed: { Old: 'Fresh' } });
    expect(changes).toEqual({
      renamed: [{ before: 'Old', after: 'Fresh' }],
      removed: [{ name: 'Old.gone' }],
      changed: [],
      deprecated: [],
      added: [],
    });
  });

  test('lists only the overloads that differ', () => {
    const before: Surface = { A: cls({ on: signature("on('a')", "on('b')") }) };
    const after: Surface = { A: cls({ on: signature("on('a')", "on('c')") }) };
    expect(compareSurfaces(before, after, noMoves).changed).toEqual([
      { before: 'A.on', after: 'A.on', from: ["on('b')!"], to: ["on('c')!"] },
    ]);
  });

  test('ignores new type arguments, but not removed ones', () => {
    const before: Surface = { A: cls({ f: signature('f(: B): void'), g: signature('g(): C<D>') }) };
    const after: Surface = {
      A: cls({ f: signature('f<X extends T>(: B<T>): void'), g: signature('g(): C') }),
    };
    const changes = compareSurfaces(before, after, { ...noMoves, newTypeArguments: ['T'] });
    expect(changes.changed.map((change) => change.before)).toEqual(['A.g']);
  });

  test('lists symbols whose kind changed, and newly deprecated members', () => {
    const before: Surface = { A: cls({ f: signature('f()') }) };
    const after: Surface = {
      A: { ...cls({ f: { ...signature('f()'), isDeprecated: true } }), kind: 'interface' },
    };
    const changes = compareSurfaces(before, after, noMoves);
    expect(changes.changed).toEqual([
      { before: 'A', after: 'A', from: ['class'], to: ['interface'] },
    ]);
    expect(changes.deprecated).toEqual(['A.f']);
  });

  test('refuses listed moves that didn’t happen', () => {
    const surface: Surface = { A: cls({ f: signature('f()') }) };
    const compare = (moves: Partial<KnownMoves>) =>
      compareSurfaces(surface, surface, { ...noMoves, ...moves });
    expect(() => compare({ renamed: { B: 'A' } })).toThrow('"B" is listed as renamed');
    expect(() => compare({ renamed: { A: 'B' } })).toThrow("which doesn't exist");
    expect(() => compare({ instead: { 'A.f': '' } })).toThrow('still exists');
    expect(() => compare({ instead: { 'A.g': '' } })).toThrow('never existed');
    expect(() => compare({ instead: { 'A.*': '' } })).toThrow('no member of "A" was removed');
  });
});
