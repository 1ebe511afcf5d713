import {
  Cognite3DViewer,
  DefaultNodeAppearance,
  IndexSet,
  NumericRange,
  TreeIndexNodeCollection,
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

const status = document.createElement('p');
status.setAttribute('role', 'status');
status.style.cssText = `position: absolute; left: 8px; bottom: 8px; margin: 0; padding: 6px 10px;
  font: 14px/1.4 system-ui; color: #16202a; background: #fffffff2`;
document.body.append(status);

/** Names of the parts to isolate: pieces of equipment and whole areas. */
const names = ['C-201', 'R-201', 'P-203A', '10 Tank farm', '30 Compression'];
const rest = { ghost: DefaultNodeAppearance.Ghosted, hide: DefaultNodeAppearance.Hidden };
const everything = 'everything';
const settings = { only: 'C-201', rest: 'ghost' as keyof typeof rest };

// The isolated part. With the `Default` appearance, it doesn't get the style of the rest.
const kept = new TreeIndexNodeCollection();
model.assignStyledNodeCollection(kept, DefaultNodeAppearance.Default);

/** Finds all parts with one request, and their boxes with another. */
async function findParts() {
  const nodes = await client.revisions3D
    .filter3DNodes(plant.modelId, plant.revisionId, { filter: { names } })
    .autoPagingToArray({ limit: Infinity });
  const boxes = await model.getBoundingBoxesByNodeIds(nodes.map(({ id }) => id));
  const parts = nodes.map(({ name, treeIndex, subtreeSize }, index) => {
    return [name, { range: new NumericRange(treeIndex, subtreeSize), box: boxes[index]! }] as const;
  });
  return new Map(parts);
}

try {
  const parts = await findParts();
  const duration = () => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : undefined);
  /** Camera state before the first part was isolated. */
  let before: ReturnType<typeof viewer.cameraManager.getCameraState> | undefined;

  /** Styles the part and the rest without moving the camera. */
  const style = () => {
    const part = parts.get(settings.only);
    kept.updateSet(part ? new IndexSet(part.range) : new IndexSet());
    model.setDefaultNodeAppearance(part ? rest[settings.rest] : DefaultNodeAppearance.Default);
    status.textContent = part
      ? `${settings.only} alone: ${part.range.count.toLocaleString('en')} of ${model.nodeCount.toLocaleString('en')} nodes`
      : 'Everything is shown.';
  };

  /** Applies the style, and moves the camera to the part or back. */
  const show = (milliseconds = duration()) => {
    style();
    const part = parts.get(settings.only);
    if (part !== undefined) {
      before ??= viewer.cameraManager.getCameraState();
      viewer.fitCameraToBoundingBox(part.box, milliseconds, 2.1);
    } else if (before !== undefined) {
      // Omit the rotation, which can't be set together with a target.
      const { position, target } = before;
      viewer.cameraManager.setCameraState({ position, target });
      before = undefined;
    }
  };

  show(0);
  const gui = new GUI({ title: 'Isolate', width: 220 });
  const only = gui.add(settings, 'only', [everything, ...names]).onChange(() => show());
  gui.add(settings, 'rest', Object.keys(rest)).onChange(style);
  gui.add({ showAll: () => void only.setValue(everything) }, 'showAll').name('Show all');
} catch (error) {
  status.textContent = `The parts could not be found. ${String(error)}`;
}
