import { Plane, Vector3 } from 'three';
import type { Tools } from '../kit/tools';
import { statement } from '../statement';

type SetPlanes = (viewer: Tools['viewer'], planes: Plane[]) => void;

/**
 * Hides a model with a clipping plane. Returns the number of files that the viewer requests after the plane is removed.
 */
async function countLater(
  { newViewer, plant, network, drawn, until, sleep }: Tools,
  { setPlanes, isRemoved }: { readonly setPlanes: SetPlanes; readonly isRemoved: boolean },
) {
  const viewer = newViewer();
  setPlanes(viewer, [new Plane(new Vector3(0, 1, 0), -1e6)]);
  const model = await viewer.addCadModel(plant);
  viewer.fitCameraToModel(model, 0);
  await drawn(viewer);
  await sleep(1500);
  if (isRemoved) viewer.removeModel(model);
  const models = viewer.models.length;
  const before = network.count('.glb');
  setPlanes(viewer, []);
  if (isRemoved) await sleep(2000);
  else await until(() => network.count('.glb') > before);
  const isRequested = network.count('.glb') > before;
  viewer.dispose();
  return { models, isRequested };
}

async function run(tools: Tools, setPlanes: SetPlanes) {
  const kept = await countLater(tools, { setPlanes, isRemoved: false });
  return { kept, removed: await countLater(tools, { setPlanes, isRemoved: true }) };
}

export default statement({
  says: "`removeModel()` removes a CAD model from `models`. If you then remove the clipping plane that hid the model, the viewer doesn't request the model's files. It does request the files of a model that's still in `models`.",
  is: {
    kept: { models: 1, isRequested: true },
    removed: { models: 0, isRequested: false },
  },
  run: {
    '3.0.2': (tools) => run(tools, (viewer, planes) => viewer.setClippingPlanes(planes)),
    '4.29.0': (tools) => run(tools, (viewer, planes) => viewer.setGlobalClippingPlanes(planes)),
  },
});
