import { Cognite3DViewer, TreeIndexNodeCollection } from '@cognite/reveal';
import { Color } from 'three';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});

const model = await viewer.addCadModel(plant);
viewer.loadCameraFromModel(model);

/** Queries a view of the core data model. Returns the instances in which the property `name` has this value. */
async function find(externalId: string, name: string, value: object | string) {
  const { items } = await client.instances.list({
    instanceType: 'node',
    sources: [{ source: { type: 'view', space: 'cdf_cdm', externalId, version: 'v1' } }],
    filter: { equals: { property: ['cdf_cdm', `${externalId}/v1`, name], value } },
    limit: 1000,
  });
  return items.map(({ properties }) => properties!.cdf_cdm![`${externalId}/v1`]!);
}

for (const { object3D } of await find('CogniteAsset', 'name', 'R-202')) {
  for (const { treeIndexes, subTreeSizes } of await find(
    'CogniteCADNode',
    'object3D',
    object3D as object,
  )) {
    const [index] = treeIndexes as number[];
    const [count] = subTreeSizes as number[];
    const indices = Array.from({ length: count! }, (_, offset) => index! + offset);
    model.assignStyledNodeCollection(new TreeIndexNodeCollection(indices), {
      color: new Color('blue'),
    });
  }
}
