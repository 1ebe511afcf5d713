import { describe, expect, it, vi } from 'vitest';
import { loadRequested, type Sources } from '../../../../src/components/Embed/load';
import type { SharedExample } from '../../../../src/components/Example/share';
import type { ExampleProgram } from '@reveal-docs/runner/program/example';
import type { VersionPrograms } from '@reveal-docs/runner/program/programsManifest';

const version = (label: string, isLast: boolean): VersionPrograms => ({
  label,
  isLast,
  release: '1.0.0',
  interfaceRelease: '1.0.0',
  project: '',
  examples: {
    'cad-basic': { title: 'A model', description: '', file: 'a.json', poster: null },
  },
  templates: {
    cad: { title: 'CAD model', description: '', files: [{ file: 'cad.ts', source: 'built' }] },
  },
});

const program = (folder: string, name: string): ExampleProgram => ({
  name,
  folder,
  release: '1.0.0',
  interfaceRelease: '1.0.0',
  files: [{ file: `${name}.ts`, source: 'built' }],
  compiled: { modules: [], imports: [] },
  poster: null,
  ownProject: { demoOnly: 'demo' },
});

function sourcesWith(shared?: Partial<SharedExample>) {
  return {
    programs: { next: version('Next', false), '4.x': version('4.x', true) },
    loadExample: vi.fn<Sources['loadExample']>(async (folder, name) => program(folder, name)),
    loadStatements: () => Promise.reject(new Error('There are none.')),
    decode: async () => ({ name: 'cad-basic', folder: '4.x', files: {}, ...shared }),
  } satisfies Sources;
}

const example = (name: string, folder?: string) =>
  ({ type: 'example', name, version: folder }) as const;
const link = { type: 'link', hash: '#example=abc' } as const;

describe('the program in an address', () => {
  it('is an example of the specified version, or else of the latest', async () => {
    const sources = sourcesWith();
    expect(await loadRequested(example('cad-basic', 'next'), sources)).toMatchObject({
      version: 'Next',
      title: 'A model',
      description: 'A model',
    });
    await loadRequested(example('cad-basic'), sources);
    expect(sources.loadExample.mock.calls).toEqual([
      ['next', 'cad-basic'],
      ['4.x', 'cad-basic'],
    ]);
  });

  it('is the site’s code, or the code in a link, which is marked as foreign', async () => {
    const built = await loadRequested(example('cad-basic'), sourcesWith());
    expect(built.foreign).toEqual([]);
    const camera = {
      position: [1, 2, 3] as [number, number, number],
      target: [0, 0, 0] as [number, number, number],
    };
    const linked = await loadRequested(
      link,
      sourcesWith({ files: { 'cad-basic.ts': 'theirs' }, camera }),
    );
    expect(linked.files).toEqual([
      { file: 'cad-basic.ts', source: 'theirs' },
      { file: 'project.ts', source: '' },
    ]);
    expect(linked.foreign).toEqual(['cad-basic.ts']);
    expect(linked.camera).toEqual(camera);
  });

  it('can come from the playground, with its own files in addition to the provided ones', async () => {
    const {
      files,
      foreign,
      page,
      program: shown,
    } = await loadRequested(
      link,
      sourcesWith({ name: 'template:cad', files: { 'cad.ts': 'theirs', 'more.ts': 'too' } }),
    );
    expect(page).toBeUndefined();
    expect(shown.folder).toBe('4.x');
    expect(files.map(({ file }) => file)).toEqual(['cad.ts', 'more.ts', 'project.ts']);
    expect(foreign).toEqual(['cad.ts', 'more.ts']);
  });

  it.each([
    ['an unknown version', example('cad-basic', '9.x'), /Unknown version “9\.x”/],
    ['an unknown example', example('no-such'), /Unknown example “no-such” in 4\.x/],
    ['a name of every object', example('constructor'), /Unknown example/],
    ['a version of every object', example('cad-basic', 'constructor'), /Unknown version/],
    ['what the address itself rules out', { type: 'bad', message: 'No.' } as const, /^No\.$/],
  ])('is reported as missing: %s', async (_name, wanted, message) => {
    await expect(loadRequested(wanted, sourcesWith())).rejects.toThrow(message);
  });

  it.each([{ name: 'Call this number' }, { folder: '<b>4.x</b>' }, { name: '__proto__' }])(
    'isn’t repeated in the error if its link contains an invalid name: %j',
    async (shared) => {
      await expect(loadRequested(link, sourcesWith(shared))).rejects.toThrow(
        /^This frame’s URL doesn’t specify an? (valid )?\w+ o[fn] this site\.$/,
      );
    },
  );

  it('that can’t be loaded or read results in the original error', async () => {
    const sources = { ...sourcesWith(), loadExample: () => Promise.reject(new Error('Gone.')) };
    await expect(loadRequested(example('cad-basic'), sources)).rejects.toThrow('Gone.');
    const damaged = { ...sourcesWith(), decode: () => Promise.reject(new Error('Damaged.')) };
    await expect(loadRequested(link, damaged)).rejects.toThrow('Damaged.');
  });
});
