import {
  AssetNodeCollection,
  Cognite3DViewer,
  DefaultNodeAppearance,
  UnionNodeCollection,
} from '@cognite/reveal';
import GUI from 'lil-gui';
import { Color } from 'three';
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
model.setDefaultNodeAppearance({ color: new Color(0.84, 0.85, 0.87) });

/** Finds the nodes of a system's equipment, because the system's own asset has no nodes. */
async function nodesOfSystem(externalId: string): Promise<UnionNodeCollection> {
  const assets = await client.assets
    .list({ filter: { parentExternalIds: [externalId] } })
    .autoPagingToArray({ limit: Infinity });
  const collections = assets.map(async ({ id }) => {
    const nodes = new AssetNodeCollection(client, model);
    await nodes.executeFilter({ assetId: id });
    return nodes;
  });
  return new UnionNodeCollection(await Promise.all(collections));
}

// Red, green, and blue in sRGB, from 0 to 1.
const systems: Record<string, [number, number, number]> = {
  'SYS-DISTILLATION': [0.18, 0.44, 0.93],
  'SYS-REACTION': [0.84, 0.15, 0.09],
  'SYS-HEAT-EXCHANGE': [0.12, 0.62, 0.33],
  'SYS-PROCESS-PUMPS': [0.94, 0.64, 0.01],
  'SYS-COMPRESSION': [0.56, 0.27, 0.68],
};
const gui = new GUI({ title: 'Systems', width: 240 });
for (const [externalId, color] of Object.entries(systems)) {
  const nodes = await nodesOfSystem(externalId);
  const show = (shown: boolean) =>
    model.assignStyledNodeCollection(
      nodes,
      shown ? { color: new Color(...color) } : DefaultNodeAppearance.Default,
    );
  show(true);
  gui.add({ [externalId]: true }, externalId).onChange(show);
}
