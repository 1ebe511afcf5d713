import { describe, expect, it } from 'vitest';
import { compileProgram, ProgramError } from '../../src/frame/program/compile';

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

  it('maps relative imports of every form to names of the import map', () => {
    const { modules, imports } = compileProgram([
      {
        file: 'main.ts',
        source: `import { a } from './other';
import './other.js';
export { b } from "./other";
const c = await import('./other');
import { Vector3 } from 'three';
console.log(a, c, Vector3, './other');`,
      },
      { file: 'other.ts', source: 'export const a = 1, b = 2;' },
    ]);
    expect(modules.map(({ specifier }) => specifier)).toEqual(['#program/main', '#program/other']);
    const code = modules[0]?.code ?? '';
    expect(code.match(/"#program\/other"/g)).toHaveLength(4);
    // A string that is no import stays as it is.
    expect(code).toContain("'./other')");
    expect(imports).toEqual(['three']);
  });

  it('imports nothing for its types alone', () => {
    const { imports } = compileOne(
      `import type { Box3 } from 'three';
import { Cognite3DViewer } from '@cognite/reveal';
export const size = (viewer: Cognite3DViewer, box: Box3) => [viewer, box];`,
    );
    expect(imports).toEqual([]);
  });

  it('names file, line and column of bad syntax, types or not', () => {
    expect(errorOf('const a = 1;\nconst b = ;')).toMatchObject({ file: 'main.ts', line: 2 });
    expect(errorOf('let x: number = 1;\n\nlet x = 2;')).toMatchObject({ line: 3, column: 5 });
    expect(errorOf('const a = (').message).not.toMatch(/\(\d+:\d+\)|Error transforming/);
  });

  it('names the files there are when one is missing', () => {
    const error = errorOf("\nimport './nowhere';");
    expect(error).toMatchObject({ file: 'main.ts', line: 2 });
    expect(error.message).toContain('./main');
  });
});
