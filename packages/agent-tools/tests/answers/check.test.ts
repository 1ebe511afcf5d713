/** These tests simulate the compiler. Other tests run the real compiler from the built archive. */
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { FileProblem } from '@reveal-docs/runner/types/protocol';
import { check, upgrade } from '../../src/answers/check';
import { temporaryFolder, writeFiles } from '../../../../tests/fixtures/temporaryFolder';
import { createTools, input } from '../fixtures';

const folder = temporaryFolder();
writeFiles(folder, {
  'package.json': {
    dependencies: { '@cognite/reveal': '^4.0.0', three: '0.141.0' },
    devDependencies: { '@types/three': '0.180.0' },
  },
  'src/a.ts': "import './b';\n",
  'src/b.ts': 'export const b = 1;\n',
  'src/old.ts': 'getCamera();\n',
  'plain/package.json': {},
  'plain/a.ts': '',
});
fs.writeFileSync(path.join(folder, 'large.ts'), 'a'.repeat(5_000_000));

const problem = (message: string, more: Partial<FileProblem> = {}): FileProblem => ({
  file: 'a.ts',
  from: 0,
  to: 1,
  line: 2,
  column: 3,
  severity: 'error',
  message,
  ...more,
});

async function checkWith(problems: readonly FileProblem[], words = 'src/a.ts') {
  const tools = await createTools({ files: [], fixed: 0, problems, deprecations: [] }, folder);
  return check(tools, input(words));
}

describe('check', () => {
  it('prints a problem with its position and what happened to the name', async () => {
    const { text, isNegative } = await checkWith([
      problem("Property 'getCamera' does not exist on type 'Viewer'."),
      problem("'\"@cognite/reveal\"' has no exported member named 'Model3D'."),
    ]);
    expect(isNegative).toBe(true);
    expect(text).toContain(
      `${path.join('src', 'a.ts')}:2:3 Property 'getCamera' does not exist on type 'Viewer'.\n  \`Viewer.getCamera\` was removed.`,
    );
    expect(text).toContain('`Model3D` is now called `CadModel`.');
    expect(text).toContain('2 errors in 1 file, checked against @cognite/reveal 4.29.0 (4.x).');
  });

  it('shows an explanation only if it is about the missing name', async () => {
    const message = "Property 'adds' does not exist on type 'Viewer'.";
    const { text } = await checkWith([problem(message, { says: '`Viewer.add` is new.' })]);
    expect(text).not.toContain('is new');
  });

  it('reports packages that don’t fit the SDK or each other', async () => {
    const { text } = await checkWith([]);
    expect(text).toContain(
      "three 0.141.0 isn't compatible with @cognite/reveal 4.29.0. Install three@0.180.0.",
    );
    expect(text).toContain("@types/three 0.180.0 doesn't match the installed three 0.141.0.");
    expect(text).toContain('The project has @cognite/reveal 4.0.0 installed.');
  });

  it('doesn’t count errors about modules and settings outside the SDK', async () => {
    const tools = [
      "Cannot find module 'react' or its corresponding type declarations.",
      "Cannot find module or type declarations for side-effect import of './a.css'.",
      "Cannot use JSX unless the '--jsx' flag is provided.",
    ].map((message) => problem(message));
    const { text, isNegative } = await checkWith(tools, 'plain/a.ts');
    expect(isNegative).toBeUndefined();
    expect(text).toContain('0 errors in 1 file');
    expect(text).toContain('Not checked: 3 problems');
    const missing = await checkWith([problem("Cannot find module './c'.")], 'plain/a.ts');
    expect(missing.isNegative).toBe(true);
  });

  it('doesn’t count errors that follow from a package without types', async () => {
    const untyped = problem("Parameter 'x' implicitly has an 'any' type.");
    const react = problem("Cannot find module 'react' or its corresponding type declarations.");
    expect((await checkWith([react, untyped], 'plain/a.ts')).text).toContain('0 errors in 1 file');
    expect((await checkWith([untyped], 'plain/a.ts')).text).toContain('1 error in 1 file');
    const other = { ...untyped, file: 'b.ts' };
    expect((await checkWith([react, other], 'plain/a.ts')).text).toContain('1 error in 1 file');
  });

  it('shows the use of a deprecated name with advice', async () => {
    const deprecations = [{ file: 'a.ts', line: 4, message: "'old' is deprecated." }];
    const tools = await createTools({ files: [], fixed: 0, problems: [], deprecations }, folder);
    const { text } = await check(tools, input('plain/a.ts'));
    expect(text).toContain(
      `${path.join('plain', 'a.ts')}:4 deprecated: 'old' is deprecated. Use \`on\`.`,
    );
  });

  it('shows ten problems, or all with `more`', async () => {
    const problems = Array.from({ length: 12 }, () => problem('Wrong.'));
    const result = { files: [], fixed: 0, problems, deprecations: [] };
    const tools = await createTools(result, folder);
    expect((await check(tools, input('plain/a.ts'))).text).toContain('… 2 more: `--more`');
    expect(
      (await check(tools, input('plain/a.ts', { more: true }))).text.match(/Wrong/g),
    ).toHaveLength(12);
  });

  it.each([
    ['', 'Missing files. Usage: check <file.ts …>'],
    ['none.ts', 'The file "none.ts" doesn\'t exist. Check the path.'],
    ['src', '"src" isn\'t a file. Specify the files to check.'],
    [
      'package.json',
      '"package.json" isn\'t a TypeScript file. Specify files that end with .ts or .tsx.',
    ],
    ['large.ts', '"large.ts" is 5.0 MB. Specify source files of up to 1 MB, not bundles.'],
  ])('refuses "%s"', async (words, message) => {
    await expect(checkWith([], words)).rejects.toThrow(message);
  });

  it('reads imported files, but checks only the specified ones', async () => {
    const jobs: unknown[] = [];
    const tools = await createTools(undefined, folder);
    await check(
      {
        ...tools,
        compile: async (job) => (
          jobs.push(job),
          { files: [], fixed: 0, problems: [], deprecations: [] }
        ),
      },
      input('src/a.ts'),
    );
    expect(jobs).toMatchObject([
      {
        files: [{ name: 'a.ts' }, { name: 'b.ts', source: 'export const b = 1;\n' }],
        checked: ['a.ts'],
      },
    ]);
  });
});

describe('upgrade', () => {
  const result = {
    files: [{ name: 'old.ts', source: 'manager.getCamera();\n' }],
    fixed: 1,
    problems: [problem('Left.', { file: 'old.ts', says: 'Do it by hand.' })],
    deprecations: [],
  };

  it('prints the diff and the remaining work, and doesn’t change the file', async () => {
    const tools = await createTools(result, folder);
    const { text, isNegative } = await upgrade(tools, input('src/old.ts', { from: '3.x' }));
    expect(text).toContain(
      '--- a/src/old.ts\n+++ b/src/old.ts\n@@ -1,1 +1,1 @@\n-getCamera();\n+manager.getCamera();',
    );
    expect(text).toContain('To fix manually:');
    expect(text).toContain('Do it by hand.');
    expect(text).toContain(
      "1 problem fixed, 1 left, from 3.x to 4.x (4.29.0). The files weren't changed.",
    );
    expect(isNegative).toBe(true);
    expect(fs.readFileSync(path.join(folder, 'src/old.ts'), 'utf8')).toBe('getCamera();\n');
  });

  it('changes the files with `write`', async () => {
    writeFiles(folder, { 'write/old.ts': 'getCamera();\n' });
    const tools = await createTools(result, folder);
    await upgrade(tools, input('write/old.ts', { from: '3.x', write: true }));
    expect(fs.readFileSync(path.join(folder, 'write/old.ts'), 'utf8')).toBe(
      'manager.getCamera();\n',
    );
  });

  it.each([
    [{}, 'add `--from` with one of: 3.x.'],
    [{ from: '4.x' }, "Files for 4.x can't be upgraded to 4.x. Set `--from` to one of: 3.x."],
    [
      { from: '3.x', version: '3.x' },
      '3.x is the oldest version, so no files can be upgraded to it.',
    ],
  ])('refuses %o', async (options, message) => {
    const tools = await createTools(result, folder);
    await expect(upgrade(tools, input('src/old.ts', options))).rejects.toThrow(message);
  });
});
