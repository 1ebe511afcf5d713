import fs from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TypePack, TypesManifest } from '@reveal-docs/runner/types/protocol';
import { createTypeService, type TypeService } from '@reveal-docs/runner/types/service';
import { generateSdkTypes } from '@reveal-docs/api-reference/types/generate';
import { generateTypePack } from '../../../../src/plugins/typePack/generate';
import { readVersions, rootDir } from '@reveal-docs/versions';

const all = readVersions();
/** One version for each interface. Next shares the latest version's interface until Next's own interface changes. */
const versions = all.filter(
  ({ interfaceRelease }, index) =>
    all.findIndex((other) => other.interfaceRelease === interfaceRelease) === index,
);
/** Maximum compressed size of the compiler and the types together, in bytes. */
const limit = 2_600_000;

function readManifest(): TypesManifest {
  const file = path.join(rootDir, '.generated/types/manifest.json');
  return JSON.parse(fs.readFileSync(file, 'utf8')) as TypesManifest;
}

describe.each(versions.map((version) => [version.label, version] as const))('%s', (_, version) => {
  let service: TypeService;
  let pack: TypePack;
  const read = (file: string) => fs.readFileSync(path.join(version.workspaceDir, file), 'utf8');
  const program = read('cad-basic.ts');

  beforeAll(async () => {
    await generateSdkTypes(all);
    await generateTypePack(all);
    const { file } = readManifest().packs[version.folder] ?? { file: '' };
    const packed = fs.readFileSync(path.join(rootDir, '.generated/static', file));
    pack = JSON.parse(gunzipSync(packed).toString()) as TypePack;
    service = createTypeService(pack);
    service.change('project.ts', read('project.ts'));
    service.change('cad-basic.ts', program);
  });

  it('is small enough, and contains no path of the computer that built it', () => {
    const { worker, packs } = readManifest();
    expect(worker.bytes + (packs[version.folder]?.bytes ?? Infinity)).toBeLessThan(limit);
    expect(Object.keys(pack.files).filter((file) => file.includes(rootDir))).toEqual([]);
  });

  it('finds no errors in the example', () => {
    expect(service.check('cad-basic.ts')).toEqual([]);
    expect(service.check('project.ts')).toEqual([]);
  });

  it('finds an error', () => {
    service.change('cad-basic.ts', `${program}\nviewer.noSuchThing();`);
    expect(service.check('cad-basic.ts')).toMatchObject([
      { severity: 'error', message: expect.stringContaining("'noSuchThing'") as unknown },
    ]);
    service.change('cad-basic.ts', program);
  });

  it('completes members, and describes them', () => {
    const text = `${program}\nviewer.`;
    service.change('cad-basic.ts', text);
    const labels = service.suggest('cad-basic.ts', text.length)?.items.map(({ label }) => label);
    expect(labels).toContain('addModel');
    expect(labels).toContain('loadCameraFromModel');
    expect(service.describe('cad-basic.ts', text.length, 'addModel')).toContain('addModel(');
    service.change('cad-basic.ts', program);
  });

  it('describes the name at a position, with its API page', () => {
    const hover = (word: string) => service.hover('cad-basic.ts', program.indexOf(word) + 1);
    expect(hover('addModel')?.declaration).toMatch(/Cognite3DViewer(?:<\w+>)?\.addModel/);
    expect(hover('addModel')?.link).toMatch(/^docs.*\/api.*#.*addmodel/i);
    expect(hover('Cognite3DViewer')?.link).toMatch(/^docs.*\/api/);
    expect(hover('document')?.link).toBeUndefined();
  });
});
