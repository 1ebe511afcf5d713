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
viewer.setBackgroundColor({ color: new Color('#e8eef1') });

const model = await viewer.addCadModel(plant);
viewer.loadCameraFromModel(model);
viewer.fitCameraToBoundingBox(await model.getBoundingBoxByTreeIndex(811), 0, 1.2);

// What belongs to no system steps back.
model.setDefaultNodeAppearance({ color: new Color('#d5dadd') });

/** The nodes of everything that is below an asset: each piece of equipment has nodes, the system itself none. */
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

const systems = {
  'SYS-DISTILLATION': '#2f6fed',
  'SYS-REACTION': '#d62718',
  'SYS-HEAT-EXCHANGE': '#1f9d55',
  'SYS-PROCESS-PUMPS': '#f0a202',
  'SYS-COMPRESSION': '#8e44ad',
};
const gui = new GUI({ title: 'Systems', width: 240 });
for (const [externalId, color] of Object.entries(systems)) {
  const nodes = await nodesOfSystem(externalId);
  const show = (shown: boolean) =>
    model.assignStyledNodeCollection(
      nodes,
      shown ? { color: new Color(color) } : DefaultNodeAppearance.Default,
    );
  show(true);
  gui.add({ [externalId]: true }, externalId).onChange(show);
}
