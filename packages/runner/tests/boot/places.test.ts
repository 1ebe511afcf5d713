import { describe, expect, it } from 'vitest';
import {
  nameModules,
  placeInStack,
  placeOf,
  placeOfCaller,
  placeOfMissingExport,
} from '../../src/boot/places';

const program = 'blob:null/11111111-2222-3333-4444-555555555555';
const sdk = 'blob:null/99999999-2222-3333-4444-555555555555';
const urls = new Map([[program, 'main.ts']]);

const chromium = `TypeError: no
    at addModel (${sdk}:1:900)
    at async run (${program}:12:5)
    at async ${program}:20:1`;
const firefox = `addModel@${sdk}:1:900\nrun@${program}:12:5\n@${program}:20:1\n`;

describe('positions in the program', () => {
  it.each([
    ['Chromium', chromium],
    ['Firefox', firefox],
  ])('are the innermost line of the program in a stack of %s', (_, stack) => {
    expect(placeInStack(urls, stack)).toEqual({ file: 'main.ts', line: 12, column: 5 });
  });

  it('are empty if the program isn’t involved', () => {
    expect(placeInStack(urls, `Error\n    at f (${sdk}:1:2)`)).toEqual({});
    expect(placeInStack(urls, undefined)).toEqual({});
    expect(placeOf(urls, sdk, 1, 1)).toEqual({});
  });

  it('are those of the direct caller only', () => {
    expect(placeOfCaller(urls, chromium)).toEqual({});
    expect(placeOfCaller(urls, `Error\n    at ${program}:3:9`)).toMatchObject({ line: 3 });
  });

  it('have no line if the browser doesn’t report one', () => {
    expect(placeOf(urls, program, 0, 0)).toEqual({ file: 'main.ts' });
  });
});

describe('placeOfMissingExport', () => {
  const files = [
    { file: 'main.ts', code: "import { Wide$ } from 'three';\nconst Wider = 1;" },
    { file: 'project.ts', code: "\nimport { Other } from 'three';" },
  ];
  it.each([
    ["The requested module 'three' does not provide an export named 'Wide$'", 'main.ts', 1],
    ["The requested module 'x' doesn't provide an export named: 'Other'", 'project.ts', 2],
    ['import not found: Other', 'project.ts', 2],
    ["Importing binding name 'Other' is not found.", 'project.ts', 2],
  ])('finds the line from a browser’s error message: %s', (message, file, line) => {
    expect(placeOfMissingExport(files, message)).toEqual({ file, line });
  });

  it('finds nothing for other errors and names', () => {
    expect(placeOfMissingExport(files, 'Oh no')).toEqual({});
    expect(placeOfMissingExport(files, "export named 'Wide'")).toEqual({});
  });
});

describe('nameModules', () => {
  const modules = {
    files: urls,
    names: new Map([
      [program, './main'],
      [sdk, 'three'],
    ]),
  };

  it('replaces URLs by import names, or by file names before a line number', () => {
    expect(
      nameModules(`'${sdk}' lacks A, "${program}" lacks B (${program}:3:9, ${sdk}:1:2)`, modules),
    ).toBe(`'three' lacks A, "./main" lacks B (main.ts:3:9, three:1:2)`);
  });

  it('keeps other addresses', () => {
    const other = 'blob:null/00000000-2222-3333-4444-555555555555';
    expect(nameModules(`${other} blob: x`, modules)).toBe(`${other} blob: x`);
  });
});
