import fs from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  cameraSnippet,
  clippingBoxSnippet,
  collectionSnippet,
  type CadHit,
  type PointHit,
} from '../../../../src/components/Playground/snippets';
import type { Camera } from '@reveal-docs/runner/messages';
import type { TypePack, TypesManifest } from '@reveal-docs/runner/types/protocol';
import { createTypeService, type TypeService } from '@reveal-docs/runner/types/service';
import type { Snippet } from '@reveal-docs/runner/types/snippet';
import { generateSdkTypes } from '@reveal-docs/api-reference/types/generate';
import { readSnippets } from '../../../../src/plugins/snippets/read';
import { generateTypePack } from '../../../../src/plugins/typePack/generate';
import { readVersions, rootDir, type DocsVersion } from '@reveal-docs/versions';
import { basicNames, insertSnippet } from '../../../fixtures/insertSnippet';

const all = readVersions();
const camera: Camera = { position: [1.23456, -0.0001, 1e6], target: [0, 7, -12.5] };
const hit: CadHit = {
  kind: 'cad',
  model: 1,
  isOnly: true,
  treeIndex: 2055,
  point: [1, 2, 3],
  box: { min: [0.5, 1.25, -3], max: [1.5, 2.75, 3.0004] },
};
const point: PointHit = { kind: 'points', model: 0, point: [1, 2, 3] };

const snippetsOf = (version: DocsVersion): Record<string, Snippet> => {
  const snippets = readSnippets(version);
  return {
    camera: cameraSnippet(snippets, camera),
    collection: collectionSnippet(snippets, hit),
    'collection of one of several models': collectionSnippet(snippets, { ...hit, isOnly: false }),
    'clipping box': clippingBoxSnippet(snippets, hit),
    'clipping box around a point': clippingBoxSnippet(snippets, point),
  };
};

describe.each(all.map((version) => [version.label, version] as const))('%s', (_, version) => {
  let service: TypeService;
  const read = (file: string) => fs.readFileSync(path.join(version.workspaceDir, file), 'utf8');
  const program = read('cad-basic.ts');

  beforeAll(async () => {
    await generateSdkTypes(all);
    await generateTypePack(all);
    const manifest = JSON.parse(
      fs.readFileSync(path.join(rootDir, '.generated/types/manifest.json'), 'utf8'),
    ) as TypesManifest;
    const { file } = manifest.packs[version.folder] ?? { file: '' };
    const packed = fs.readFileSync(path.join(rootDir, '.generated/static', file));
    service = createTypeService(JSON.parse(gunzipSync(packed).toString()) as TypePack);
    service.change('project.ts', read('project.ts'));
  });

  // `addModel()` can also return point clouds, so `basic` doesn't contain a variable with the type of a CAD model.
  const variants = {
    basic: { source: program, names: { Cognite3DViewer: 'viewer' } },
    cad: { source: program.replace('addModel', 'addCadModel'), names: basicNames },
    wrong: { source: program, names: { Cognite3DViewer: 'viewr' } },
  } as const;
  const entries = Object.entries(snippetsOf(version));
  const fileOf = (index: number, variant: keyof typeof variants) => `${variant}-${index}.ts`;

  // Add all programs before the first check, because TypeScript checks its libraries again after each change.
  beforeAll(() => {
    for (const [index, [, snippet]] of entries.entries()) {
      for (const [variant, { source, names }] of Object.entries(variants)) {
        const file = fileOf(index, variant as keyof typeof variants);
        service.change(file, insertSnippet(source, snippet, names));
      }
    }
  });

  it.each(entries.map(([name, snippet], index) => [name, snippet, index] as const))(
    '%s compiles',
    (_name, snippet, index) => {
      expect(JSON.stringify([snippet.code, snippet.variables])).not.toMatch(
        /\$(?!viewer|model)|NaN|undefined/,
      );
      expect(service.check(fileOf(index, 'basic'))).toEqual([]);
      expect(service.check(fileOf(index, 'cad'))).toEqual([]);
      expect(service.check(fileOf(index, 'wrong'))).not.toEqual([]);
    },
  );
});

describe('snippets', () => {
  const [newest] = all;
  if (newest === undefined) throw new Error('There is no version.');
  const snippets = readSnippets(newest);

  it('round coordinates to millimeters, without -0', () => {
    expect(cameraSnippet(snippets, camera).code).toMatch(
      /Vector3\(1\.235, 0, 1000000\)[^]*Vector3\(0, 7, -12\.5\)/,
    );
  });

  it('use the ID of the hit node, and its model if there are several', () => {
    const one = collectionSnippet(snippets, hit);
    expect(one.code).toContain('[2055]');
    expect(one.code).toContain('$model.');
    const several = collectionSnippet(snippets, { ...hit, isOnly: false });
    expect(several.code).toContain('$viewer.models[1]');
    expect(Object.keys(several.variables)).toEqual(['$viewer']);
  });

  it('clip at the node’s box, or a meter around a point', () => {
    expect(clippingBoxSnippet(snippets, hit).code).toMatch(
      /\(0\.5, 1\.25, -3\)[^]*\(1\.5, 2\.75, 3\)/,
    );
    expect(clippingBoxSnippet(snippets, point).code).toMatch(/\(0, 1, 2\)[^]*\(2, 3, 4\)/);
  });
});
