import { describe, expect, it } from 'vitest';
import type { DemoManifest } from '@reveal-docs/demo-project/manifest';
import { dataSizes, neededData } from '../../src/download/demoFiles';
import { writeProject } from '../../src/download/projectFiles';

const size = { bytes: 100, gzipBytes: 10, contentType: 'application/json' };
const model = (revisionId: number) => ({ revisionId, blobId: revisionId });
const paths = [
  '3d/2001/scene.json',
  '3d/2002/scene.json',
  'tables/nodes-2001.json',
  'tables/nodes-2002.json',
  'tables/assets.json',
  'files/7.jpg',
  'map.svg',
];
const manifest = {
  models: [model(2001), model(2002)],
  tables: {
    nodes: { 2001: 'tables/nodes-2001.json', 2002: 'tables/nodes-2002.json' },
    mappings: {},
    assets: 'tables/assets.json',
  },
  files: Object.fromEntries(paths.map((path) => [path, size])),
} as unknown as DemoManifest;

const project = {
  file: 'project.ts',
  source: `export const plant = { modelId: 1001, revisionId: 2001 };
export const pumpSkid = { modelId: 1002, revisionId: 2002 };
export const images = { site_id: 'plant' };`,
};
const needed = (source: string) =>
  Object.keys(neededData(manifest, [{ file: 'main.ts', source }, project]).files).sort();

describe('neededData', () => {
  it('keeps the models that the program mentions', () => {
    expect(needed("import { pumpSkid } from './project';")).toEqual([
      '3d/2002/scene.json',
      'tables/assets.json',
      'tables/nodes-2002.json',
    ]);
    expect(needed('viewer.addModel({ modelId: 1001, revisionId: 2001 });')).toContain(
      '3d/2001/scene.json',
    );
  });

  it('keeps the images of programs that show them', () => {
    expect(needed("import { images } from './project';")).toContain('files/7.jpg');
    expect(needed("import { plant } from './project';")).not.toContain('files/7.jpg');
  });

  it.each([
    'const [model] = await client.models3D.list().autoPagingToArray();',
    // This program contains the ID of only one model, but lists all models.
    "import { plant } from './project'; await client.models3D\n  .list();",
    'await client.revisions3D.list(1001);',
    "await client.get('/api/v1/projects/demo/3d/models');",
    // This ID is computed at run time.
    'viewer.addModel({ modelId: 1000 + 1, revisionId: 2000 + 1 });',
    'console.log(1);',
  ])('keeps everything if it can’t determine the models: %s', (source) => {
    expect(needed(source)).toEqual([...paths].sort());
  });

  it('keeps every table, including unknown ones', () => {
    const tables = {
      ...manifest.tables,
      documents: 'tables/documents.json',
      surveys: { 2001: 'tables/surveys-2001.json', 2002: 'tables/surveys-2002.json' },
    };
    const added = ['documents', 'surveys-2001', 'surveys-2002'].map(
      (name) => `tables/${name}.json`,
    );
    const withMore: DemoManifest = {
      ...manifest,
      tables,
      files: { ...manifest.files, ...Object.fromEntries(added.map((path) => [path, size])) },
    };
    const kept = neededData(withMore, [{ file: 'main.ts', source: 'addModel(plant)' }, project]);
    expect(Object.keys(kept.files).filter((path) => added.includes(path))).toEqual([
      'tables/documents.json',
      'tables/surveys-2001.json',
    ]);
    expect(kept.tables).toEqual({
      nodes: { 2001: 'tables/nodes-2001.json' },
      mappings: {},
      assets: 'tables/assets.json',
      documents: 'tables/documents.json',
      surveys: { 2001: 'tables/surveys-2001.json' },
    });
  });

  it('keeps the files if the program requests files', () => {
    expect(needed("import { plant } from './project'; client.files.list();")).toContain(
      'files/7.jpg',
    );
  });

  it('returns the total sizes of the data', () => {
    const main = { file: 'main.ts', source: 'addModel(plant)' };
    expect(dataSizes(neededData(manifest, [main, project]))).toEqual({ bytes: 300, gzip: 30 });
  });
});

describe('writeProject', () => {
  const version = {
    dependencies: { three: '0.180.0' },
    standIns: {},
    agents: '# Instructions\n',
    files: {},
  };
  const kit = {
    kit: { file: '', bytes: 0, gzip: 0 },
    skeleton: {
      manifest: {
        version: '1.0.0',
        type: 'module',
        engines: { node: '>=20.19' },
        scripts: { start: 'vite', build: 'vite build' },
      },
      devDependencies: { typescript: '6.0.0', vite: '8.0.0' },
      compilerOptions: { strict: true },
      viteSettings: "// Why.\ndefine: {\n  'process.env': {},\n},",
      npmrc: 'fund=false\n',
    },
    versions: {
      plain: version,
      local: {
        ...version,
        sdk: { file: 'frame/kit/reveal.hash.tgz', bytes: 1, path: 'vendor/reveal.tgz' },
      },
      old: {
        ...version,
        standIns: { '@cognite/reveal': 'adapter/reveal.ts' },
        files: { 'adapter/reveal.ts': 'export {};' },
      },
    },
  };
  const write = (folder: string, foreign: readonly string[] = []) =>
    writeProject({
      name: 'cad-basic',
      title: 'Models & <more>',
      url: 'https://docs.example/docs/examples/cad-basic',
      folder,
      release: '4.29.0',
      files: [{ file: 'cad-basic.ts', source: 'main' }, project],
      foreign,
      kit,
    });

  it('contains the program, its connection, and a start file that loads the demo project first', () => {
    const files = write('plain');
    expect(files['src/cad-basic.ts']).toBe('main');
    expect(files['src/project.ts']).toBe(project.source);
    const start = files['src/start.ts'] ?? '';
    expect(start.indexOf('./demo.js')).toBeLessThan(start.indexOf('./cad-basic'));
    expect(start).toContain('./demo.js');
    expect(files['index.html']).toContain('Models &amp; &lt;more&gt;');
    expect(JSON.parse(files['package.json'] ?? '')).toMatchObject({
      name: 'reveal-cad-basic',
      type: 'module',
      engines: { node: '>=20.19' },
      scripts: { start: 'vite' },
      dependencies: { three: '0.180.0' },
      devDependencies: { vite: '8.0.0', typescript: '6.0.0' },
    });
    expect(files['vite.config.ts']).not.toContain('standIns');
    expect(files['vite.config.ts']).toContain(
      "  base: './',\n  // Why.\n  define: {\n    'process.env': {},\n  },\n});",
    );
    expect(JSON.parse(files['tsconfig.json'] ?? '')).toMatchObject({
      compilerOptions: { strict: true },
    });
    expect(files['.npmrc']).toBe('fund=false\n');
    expect(files['AGENTS.md']).toBe('# Instructions\n');
  });

  it('contains the adapter of a version that needs one', () => {
    const files = write('old');
    expect(files['adapter/reveal.ts']).toBe('export {};');
    expect(files['vite.config.ts']).toContain('"@cognite/reveal": "adapter/reveal.ts"');
  });

  it('names files from a link in its README', () => {
    expect(write('plain')['README.md']).not.toContain('link');
    const readme = write('plain', ['cad-basic.ts', 'project.ts'])['README.md'];
    expect(readme).toContain(
      'The code in `src/cad-basic.ts` and `src/project.ts` came from a link',
    );
  });

  it('mentions a bundled build of the viewer in its README, only if there is one', () => {
    expect(write('local')['README.md']).toContain('`vendor/reveal.tgz` is the viewer');
    expect(write('plain')['README.md']).not.toContain('vendor');
  });

  it('throws for an unknown version', () => {
    expect(() => write('9.x')).toThrow('"9.x"');
  });
});
