import { describe, expect, test, vi } from 'vitest';

vi.mock('@site/.generated/sdk/manifest.json', () => ({
  default: { '4.x': { modules: { three: {}, '#boot': {} } } },
}));

const { compileChanged } =
  await import('../../../../../src/components/Playground/start/compileChanged');
const { loadProvidedFiles } =
  await import('../../../../../src/components/Playground/start/providedFiles');
const { makeDraft } = await import('../drafts/browserStorage');
const { makeSource } = await import('./site');

const compile = async (draft: ReturnType<typeof makeDraft>) =>
  compileChanged(draft, await loadProvidedFiles(draft, makeSource()));

describe('a draft', () => {
  test('starts with its first file, with loop guards and the connection', async () => {
    const { modules } = await compile(
      makeDraft({
        files: [
          { file: 'main.ts', source: "import { client } from './project';\nimport './help';" },
          { file: 'help.ts', source: 'while (true) {}' },
        ],
      }),
    );
    expect(modules.map(({ file }) => file)).toEqual(['main.ts', 'help.ts', 'project.ts']);
    expect(modules[1]?.code).not.toBe('while (true) {}');
  });

  test('of a statement starts with main.ts, which imports the reader’s first file', async () => {
    const { modules } = await compile(
      makeDraft({
        start: { type: 'statement', id: 'events/hover-rests' },
        files: [{ file: 'renamed.test.ts', source: 'export default 1;' }],
      }),
    );
    expect(modules[0]).toMatchObject({ file: 'main.ts' });
    expect(modules[0]?.imports).toContainEqual(
      expect.objectContaining({ specifier: '#program/renamed.test' }),
    );
    expect(modules.map(({ file }) => file)).toContain('project.ts');
  });

  test.each([
    ['bad syntax', [{ file: 'main.ts', source: 'const = 1;' }], 'main.ts'],
    ['an unknown package', [{ file: 'main.ts', source: "import 'left-pad';" }], 'main.ts'],
    [
      'a given file’s name',
      [
        { file: 'main.ts', source: '' },
        { file: 'Project.ts', source: '' },
      ],
      'Project.ts',
    ],
  ])('with %s is refused with the name of its file', async (_what, files, file) => {
    await expect(compile(makeDraft({ files }))).rejects.toMatchObject({
      name: 'ProgramError',
      file,
    });
  });
});
