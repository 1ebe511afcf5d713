import fs from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ApiChanges } from '@reveal-docs/api-reference/names';
import { compareSurfaces, type KnownMoves } from '@reveal-docs/api-reference/changes/compare';
import { readSurface } from '@reveal-docs/api-reference/changes/surface';
import { changeLists } from '../../../src/remark/apiChanges';
import { generateSdkTypes } from '@reveal-docs/api-reference/types/generate';
import { readVersions, type DocsVersion } from '@reveal-docs/versions';

const versions = readVersions();

function versionOf(release: string): DocsVersion {
  const version = [...versions]
    .reverse()
    .find(({ interfaceRelease }) => interfaceRelease === release);
  if (version === undefined) throw new Error(`No version describes ${release}.`);
  return version;
}

function changes(from: string, to: string): ApiChanges {
  const moves = path.join(versionOf(to).workspaceDir, 'api-moves.json');
  const known = JSON.parse(fs.readFileSync(moves, 'utf8')) as KnownMoves;
  return compareSurfaces(readSurface(versionOf(from)), readSurface(versionOf(to)), known);
}

beforeAll(() => generateSdkTypes(versions));

// These expected values were determined by hand from the declaration files of the three releases.
describe('from 2.3.0 to 3.3.0', () => {
  let found: ApiChanges;
  beforeAll(() => {
    found = changes('2.3.0', '3.3.0');
  });

  test('camera methods of the viewer are removed', () => {
    const removed = found.removed.map(({ name }) => name);
    expect(removed).toEqual(
      expect.arrayContaining([
        'Cognite3DViewer.getCameraPosition',
        'Cognite3DViewer.setSlicingPlanes',
        'CadModelBudget.maximumNumberOfDrawCalls',
        'Color',
      ]),
    );
    expect(removed).not.toContain('Cognite3DViewer.fitCameraToModel');
    expect(found.added).toEqual(expect.arrayContaining(['CameraManager', 'MeasurementTool']));
  });

  test('a renamed base class doesn’t count as a change of signatures', () => {
    expect(found.renamed).toEqual([{ before: 'NodeCollectionBase', after: 'NodeCollection' }]);
    const changed = found.changed.map(({ before }) => before);
    expect(changed).not.toContain('Cognite3DModel.assignStyledNodeCollection');
    expect(changed).toContain('ViewerState.camera');
  });
});

describe('from 3.3.0 to 4.29.0', () => {
  let found: ApiChanges;
  beforeAll(() => {
    found = changes('3.3.0', '4.29.0');
  });

  test('members are compared after renames and default type arguments', () => {
    const removed = found.removed.map(({ name }) => name);
    expect(removed).toContain('Cognite3DModel.mapFromCdfToModelCoordinates');
    expect(removed).not.toContain('AddModelOptions.modelId');
    const changed = found.changed.map(({ before }) => before);
    expect(changed).toContain('NodeAppearance.color');
    expect(changed).not.toContain('Cognite3DViewer.removeModel');
    expect(found.deprecated).toContain('Cognite3DViewer.setClippingPlanes');
  });

  test('every changed name is in the lists', () => {
    const [from, to] = ['3.3.0', '4.29.0'].map((release) => ({
      folder: release,
      label: release,
      release,
    }));
    if (from === undefined || to === undefined) throw new Error('unreachable');
    const text = JSON.stringify(changeLists({ ...found, from, to }));
    const names = [
      ...found.renamed.flatMap(({ before, after }) => [before, after]),
      ...found.removed.map(({ name }) => name),
      ...found.changed.map(({ before }) => before),
      ...found.deprecated,
      ...found.added,
    ];
    expect(names.length).toBeGreaterThan(200);
    expect(names.filter((name) => !text.includes(`"value":"${name}"`))).toEqual([]);
  });
});

test('versions of the same release have no changes, and the list says so', () => {
  const [next, latest] = versions;
  if (next === undefined || latest === undefined) throw new Error('two versions are needed');
  const surface = readSurface(next);
  const none = { renamed: {}, instead: {}, newTypeArguments: [] };
  const same = compareSurfaces(surface, surface, none);
  const name = { folder: 'a', label: 'A', release: '1.0.0' };
  const lists = changeLists({ ...same, from: name, to: { ...name, label: 'B' } });
  expect(JSON.stringify(lists)).toContain('B and A both describe release 1.0.0');
});
