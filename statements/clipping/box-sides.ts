import { BoundingBoxClipper } from '@cognite/reveal';
import { Box3, Vector3, type Plane } from 'three';
import type { Tools } from '../kit/tools';
import { statement } from '../statement';

async function run({ viewer, drawn, sleep, until }: Tools, setPlanes: (planes: Plane[]) => void) {
  const clipper = new BoundingBoxClipper(new Box3(new Vector3(), new Vector3(2, 2, 2)));
  const planes = () =>
    clipper.clippingPlanes.map(({ normal, constant }) => [...normal.toArray(), constant]);
  setPlanes(clipper.clippingPlanes);
  await drawn();
  await sleep(500);
  let frames = 0;
  viewer.on('sceneRendered', () => (frames += 1));
  const before = planes();
  clipper.maxY = 1;
  const moved = planes().filter((plane, index) => plane.join() !== before[index]?.join());
  await sleep(300);
  const changed = frames;
  setPlanes(clipper.clippingPlanes);
  await until(() => frames > changed);
  const normals = (['minX', 'minY', 'minZ', 'maxX', 'maxY', 'maxZ'] as const).map((side) => {
    const former = planes();
    clipper[side] += side.startsWith('min') ? 0.1 : -0.1;
    return planes()
      .filter((plane, index) => plane.join() !== former[index]?.join())
      .map((plane) => plane.slice(0, 3));
  });
  return { moved, changed, normals };
}

export default statement({
  says: "Setting a side of `BoundingBoxClipper` moves only that side's plane. Changing `maxY` doesn't redraw a viewer with these planes. Setting the planes again does.",
  is: {
    moved: [[0, -1, 0, 1]],
    changed: 0,
    normals: [[[1, 0, 0]], [[0, 1, 0]], [[0, 0, 1]], [[-1, 0, 0]], [[0, -1, 0]], [[0, 0, -1]]],
  },
  run: {
    '3.0.2': (tools) => run(tools, (planes) => tools.viewer.setClippingPlanes(planes)),
    '4.29.0': (tools) => run(tools, (planes) => tools.viewer.setGlobalClippingPlanes(planes)),
  },
});
