import {
  AssetNodeCollection,
  Cognite3DViewer,
  DefaultNodeAppearance,
  UnionNodeCollection,
} from '@cognite/reveal';
import GUI from 'lil-gui';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});

const model = await viewer.addCadModel(plant);
viewer.loadCameraFromModel(model);
viewer.fitCameraToBoundingBox(await model.getBoundingBoxByTreeIndex(811), 0, 1.2);

// Gray out everything that doesn't belong to a system.
model.setDefaultNodeAppearance({ color: [213, 218, 221] });

/** Finds the nodes of a system's equipment, because the system's own asset has no nodes. */
async function nodesOfSystem(externalId: string): Promise<UnionNodeCollection> {
  const assets = await client.assets
    .list({ filter: { parentExternalIds: [externalId] } })
    .autoPagingToArray({ limit: Infinity });
  const collections = assets.map(({ id }) => {
    const nodes = new AssetNodeCollection(client, model);
    void nodes.executeFilter({ assetId: id });
    return nodes;
  });
  return new UnionNodeCollection(collections);
}

const systems: Record<string, [number, number, number]> = {
  'SYS-DISTILLATION': [47, 111, 237],
  'SYS-REACTION': [214, 39, 24],
  'SYS-HEAT-EXCHANGE': [31, 157, 85],
  'SYS-PROCESS-PUMPS': [240, 162, 2],
  'SYS-COMPRESSION': [142, 68, 173],
};
const gui = new GUI({ title: 'Systems', width: 240 });
for (const [externalId, color] of Object.entries(systems)) {
  const nodes = await nodesOfSystem(externalId);
  const show = (shown: boolean) =>
    model.assignStyledNodeCollection(nodes, shown ? { color } : DefaultNodeAppearance.Default);
  show(true);
  gui.add({ [externalId]: true }, externalId).onChange(show);
}
