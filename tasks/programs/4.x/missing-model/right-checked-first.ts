import { Cognite3DViewer } from '@cognite/reveal';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});

/** Returns whether a revision exists in the project. */
async function exists(modelId: number, revisionId: number): Promise<boolean> {
  const revision = await client.revisions3D.retrieve(modelId, revisionId).catch(() => undefined);
  return revision !== undefined;
}

const wanted = { modelId: 4711, revisionId: 4712 };
const isThere = await exists(wanted.modelId, wanted.revisionId);
if (!isThere) {
  document.body.insertAdjacentHTML(
    'beforeend',
    `<div role="alert" style="position: absolute; top: 0">Could not load model ${wanted.modelId}</div>`,
  );
}
const model = await viewer.addCadModel(isThere ? wanted : plant);
viewer.fitCameraToModel(model, 0);
