import { Plane, Vector3 } from 'three';
import type { Tools } from '../kit/tools';
import { statement } from '../statement';

type SetPlanes = (planes: Plane[]) => void;

async function run({ viewer, drawn, sleep }: Tools, setPlanes: SetPlanes) {
  const plane = new Plane(new Vector3(0, 1, 0), 0);
  setPlanes([plane]);
  await drawn();
  await sleep(500);
  let count = 0;
  viewer.on('sceneRendered', () => (count += 1));
  plane.constant = 5;
  await sleep(300);
  const changed = count;
  setPlanes([plane]);
  await sleep(300);
  return { changed, set: count > changed };
}

export default statement({
  says: "Changing the `constant` of a clipping plane doesn't redraw the scene. Setting the planes again does.",
  is: { changed: 0, set: true },
  run: {
    '3.0.2': (tools) => run(tools, (planes) => tools.viewer.setClippingPlanes(planes)),
    '4.29.0': (tools) => run(tools, (planes) => tools.viewer.setGlobalClippingPlanes(planes)),
  },
});
