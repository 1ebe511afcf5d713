import { describe, expect, it } from 'vitest';
import { compileProgram, ProgramError, type ProgramModule } from '../../src/program/compile';

function compileOne(source: string) {
  return compileProgram([{ file: 'main.ts', source }]);
}

function errorOf(source: string): ProgramError {
  try {
    compileOne(source);
  } catch (error) {
    if (error instanceof ProgramError) return error;
    throw error;
  }
  throw new Error('It compiled.');
}

describe('compileProgram', () => {
  it('keeps every statement on its line', () => {
    const source = [
      'interface Shape {',
      '  readonly sides: number;',
      '}',
      'type Name = string;',
      'const shape: Shape = { sides: 3 };',
      'function name<T extends Name>(value: T): T {',
      '  return value as T;',
      '}',
      'throw new Error(name(`${shape.sides}`));',
    ].join('\n');
    const lines = compileOne(source).modules[0]?.code.split('\n') ?? [];
    expect(lines[8]).toContain('throw new Error');
    expect(lines[4]).toContain('const shape');
    expect(lines.join('\n')).not.toMatch(/interface|Name = string|as T/);
  });

  function importsIn({ code, imports }: ProgramModule) {
    return imports.map(({ specifier, start, end }) => [code.slice(start, end), specifier]);
  }

  it('returns the position and module of imports of every form', () => {
    const source = `import { a } from './other';
import './other.js';
export { b } from "./other";
export * from 'three';
const c = await import('./other');
import { Vector3 } from 'three';
console.log(a, c, Vector3, './other');`;
    const { modules, imports } = compileProgram([
      { file: 'main.ts', source },
      { file: 'other.ts', source: 'export const a = 1, b = 2;' },
    ]);
    expect(modules.map(({ specifier }) => specifier)).toEqual(['#program/main', '#program/other']);
    const [main] = modules;
    expect(main && importsIn(main)).toEqual([
      ["'./other'", '#program/other'],
      ["'./other.js'", '#program/other'],
      ['"./other"', '#program/other'],
      ["'three'", 'three'],
      ["'./other'", '#program/other'],
      ["'three'", 'three'],
    ]);
    expect(main?.code).toBe(source);
    expect(imports).toEqual(['three']);
  });

  it('returns the imports of programs with loop guards too', () => {
    const { modules } = compileProgram(
      [
        {
          file: 'main.ts',
          source: "for (const a of [1]) await import('./other'); import 'three';",
        },
        { file: 'other.ts', source: '' },
      ],
      { guardLoops: true, packages: ['three'] },
    );
    const [main] = modules;
    expect(main && importsIn(main)).toEqual([
      ["'#loop-guard'", '#loop-guard'],
      ["'./other'", '#program/other'],
      ["'three'", 'three'],
    ]);
  });

  it('resolves computed imports at run time, on the same line', () => {
    const { modules, imports } = compileOne(
      "const name = 'three';\nawait import(name);\nawait import((1, `th${name}`), {});",
    );
    const lines = modules[0]?.code.split('\n');
    expect(lines).toEqual([
      "import { value as __revealDocsResolve } from '#resolve';const name = 'three';",
      'await import(__revealDocsResolve((name)));',
      expect.stringContaining('__revealDocsResolve((1, `th${name}`))'),
    ]);
    expect(modules[0] && importsIn(modules[0])).toEqual([["'#resolve'", '#resolve']]);
    expect(imports).toEqual([]);
  });

  it.each([
    [['./b', './a'], 'b.ts', 'a.ts → b.ts → a.ts'],
    [['./b', './c', './b'], 'c.ts', 'b.ts → c.ts → b.ts'],
    [['./a'], 'a.ts', 'a.ts imports itself'],
  ])('refuses circular imports: %j', (imports, file, words) => {
    const files = imports.map((name, index) => ({
      file: `${'abc'[index] ?? ''}.ts`,
      source: index === 0 ? `import '${name}';` : `\n const it = import('${name}');`,
    }));
    let caught: unknown;
    try {
      compileProgram(files);
    } catch (error) {
      caught = error;
    }
    expect(caught).toBeInstanceOf(ProgramError);
    expect(caught).toMatchObject(
      file === 'a.ts' ? { file, line: 1, column: 8 } : { file, line: 2, column: 20 },
    );
    expect((caught as Error).message).toContain(words);
  });

  it('accepts a file that two others import', () => {
    const source = (...names: string[]) => names.map((name) => `import './${name}';`).join('');
    expect(() =>
      compileProgram([
        { file: 'a.ts', source: source('b', 'c') },
        { file: 'b.ts', source: source('c') },
        { file: 'c.ts', source: '' },
      ]),
    ).not.toThrow();
  });

  it('removes imports that are only used as types', () => {
    const { imports } = compileOne(
      `import type { Box3 } from 'three';
import { Cognite3DViewer } from '@cognite/reveal';
export const size = (viewer: Cognite3DViewer, box: Box3) => [viewer, box];`,
    );
    expect(imports).toEqual([]);
  });

  it('reports file, line and column of a syntax error', () => {
    expect(errorOf('const a = 1;\nconst b = ;')).toMatchObject({ file: 'main.ts', line: 2 });
    expect(errorOf('let x: number = 1;\n\nlet x = 2;')).toMatchObject({ line: 3, column: 5 });
    expect(errorOf('const a = (').message).not.toMatch(/\(\d+:\d+\)|Error transforming/);
  });

  it('lists the existing files if an imported one is missing', () => {
    const error = errorOf("\nimport './nowhere';");
    expect(error).toMatchObject({ file: 'main.ts', line: 2 });
    expect(error.message).toContain('./main');
  });

  it.each([
    ['brackets', '('.repeat(25_000) + ')'.repeat(25_000)],
    ['a sum', `export const sum = ${'1 + '.repeat(25_000)} 1;`],
  ])('reports code that is nested too deeply for the engine: %s', (_what, source) => {
    expect(errorOf(source)).toMatchObject({
      name: 'ProgramError',
      message: 'This code is nested too deeply to compile.',
      file: 'main.ts',
    });
  });
});
