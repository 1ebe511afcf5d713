import { describe, expect, it } from 'vitest';
import { importsOf } from '@reveal-docs/runner/program/moduleImports';
import { unmark } from '../../../src/plugins/sdk/bundle';
import { modulesNeeded, type SdkRelease } from '@reveal-docs/runner/sdkManifest';

const module = (...imports: string[]) => ({
  file: 'sdk/x.js',
  bytes: 1,
  gzip: 1,
  imports: imports.map((specifier) => ({ specifier, start: 0, end: 0 })),
});

const release: SdkRelease = {
  release: '3.0.2',
  interfaceRelease: '2.3.0',
  client: '7.16.0',
  three: '0.139.2',
  modules: {
    '@cognite/reveal': module('#published/@cognite/reveal'),
    '#published/@cognite/reveal': module('three', '@cognite/sdk'),
    '@cognite/reveal/tools': module('three'),
    '@cognite/sdk': module(),
    three: module(),
  },
};

describe('modulesNeeded', () => {
  it('returns the modules with their transitive imports first, and nothing else', () => {
    expect(modulesNeeded(release, ['@cognite/reveal'])).toEqual([
      'three',
      '@cognite/sdk',
      '#published/@cognite/reveal',
      '@cognite/reveal',
    ]);
  });

  it('refuses circular imports', () => {
    const circle = { ...release, modules: { a: module('b'), b: module('c'), c: module('a') } };
    expect(() => modulesNeeded(circle, ['a'])).toThrow('a → b → c → a');
  });

  it('lists the available modules for an unknown one, without internal names', () => {
    expect(() => modulesNeeded(release, ['left-pad'])).toThrow(/"left-pad".*@cognite\/reveal, /);
    expect(() => modulesNeeded(release, ['left-pad'])).not.toThrow(/#published/);
  });
});

describe('importsOf', () => {
  const code = `import"a";import{b as c}from"b";/* é, 😀: more bytes than characters */
export*from'a';const d=import("three"),e=import(c),f="three";export{d,e,f};`;

  it('returns the byte positions of all imports, including dynamic ones', () => {
    const bytes = Buffer.from(code);
    const found = importsOf(code, ['a', 'b', 'three']);
    expect(
      found.map(({ specifier, start, end }) => [specifier, bytes.subarray(start, end).toString()]),
    ).toEqual([
      ['a', '"a"'],
      ['b', '"b"'],
      ['a', "'a'"],
      ['three', '"three"'],
    ]);
  });

  it.each([[['a', 'b']], [['a', 'b', 'three', 'more']]])(
    'throws if a module has other imports than %j',
    (expected) => {
      expect(() => importsOf(code, expected)).toThrow(/but its code imports a, b, three/);
    },
  );
});

describe('unmark', () => {
  const marked = `import"reveal-docs-shared:a";/* é, 😀 */const b=import(\`reveal-docs-shared:@scope/b\`),c="reveal-docs";`;

  it('returns the code with the original specifiers, and their byte positions', () => {
    const { code, imports } = unmark(marked, ['a', '@scope/b']);
    expect(code).toBe('import"a";/* é, 😀 */const b=import(`@scope/b`),c="reveal-docs";');
    expect(imports).toEqual(
      importsOf('import"a";/* é, 😀 */const b=import("@scope/b"),c="reveal-docs";', [
        'a',
        '@scope/b',
      ]),
    );
  });

  it('throws if a module has other imports', () => {
    expect(() => unmark(marked, ['a'])).toThrow(/but its code imports a, @scope\/b/);
  });
});
