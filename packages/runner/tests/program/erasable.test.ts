import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { compileProgram, ProgramError } from '../../src/program/compile';
import { findUnerasable } from '../../src/program/erasable';
import { readVersions } from '@reveal-docs/versions';

function refused(source: string): Pick<ProgramError, 'message' | 'file' | 'line' | 'column'> {
  try {
    compileProgram([{ file: 'main.ts', source }]);
  } catch (error) {
    if (error instanceof ProgramError) return error;
    throw error;
  }
  throw new Error('It compiled.');
}

describe('syntax that can’t be erased', () => {
  it.each([
    ['const a = 1;\nenum Color { Red }', 2, 1, 'enum'],
    ['export enum Color { Red }', 1, 8, 'enum'],
    ['\n\nconst enum Color { Red }', 3, 7, 'enum'],
    ['type A = {\n  b: 1;\n};\nnamespace N { export const y = 1; }', 4, 1, 'namespace'],
    ['export namespace N.M { export const y = 1; }', 1, 8, 'namespace'],
    ['module Old { export const y = 1; }', 1, 1, 'namespace'],
    ['declare namespace T { const z: number; }\nnamespace N { z(); }', 2, 1, 'namespace'],
    ['const text = `\nenum`;\nenum E {}', 3, 1, 'enum'],
  ])('is refused with its position: %j', (source, line, column, what) => {
    const error = refused(source);
    expect(error).toMatchObject({ file: 'main.ts', line, column });
    expect(error.message).toContain(what);
  });

  it.each([
    'declare enum D { A }\ndeclare namespace T { namespace U { const z: number; } }',
    'declare global { interface Window { mine: 1 } }\nexport {};',
    "declare module 'x' { export const a: 1; }",
    'const namespace = 1;\nconst o = { enum: 3, namespace: 4, module };\no.enum;\nnamespace\n  .toString();',
    'type X = { enum: string; namespace: string };\nclass Q { enum = 1; namespace = 2; }',
    "// enum Color {}\nconst text = 'namespace N {}';",
    'class P { constructor(private readonly a: number) { this.a; } }',
  ])('is not mistaken for similar syntax: %j', (source) => {
    expect(findUnerasable(source)).toBeUndefined();
    compileProgram([{ file: 'main.ts', source }]);
  });
});

it.each(readVersions())(
  'the TypeScript configuration of $label refuses it too',
  ({ workspaceDir }) => {
    const { config } = ts.readConfigFile(
      path.join(workspaceDir, 'tsconfig.json'),
      ts.sys.readFile,
    ) as {
      config: unknown;
    };
    const { options, errors } = ts.parseJsonConfigFileContent(config, ts.sys, workspaceDir);
    expect(errors).toEqual([]);
    expect(options.erasableSyntaxOnly).toBe(true);
  },
);
