import { Plane, Vector3 } from 'three';
import type { Tools } from '../kit/tools';
import { statement } from '../statement';

interface Planes {
  readonly set: (planes: Plane[]) => void;
  readonly count: () => number;
}

async function run({ viewer }: Tools, planes: Planes) {
  planes.set([new Plane(new Vector3(1, 0, 0), 1)]);
  const camera = { position: { x: 1, y: 2, z: 3 }, target: { x: 0, y: 0, z: 0 } };
  await viewer.setViewState({ camera } as never);
  const { x, y, z } = viewer.getViewState().camera?.position ?? { x: NaN, y: NaN, z: NaN };
  return { camera: [x, y, z].map(Math.fround), planes: planes.count() };
}

export default statement({
  says: '`Cognite3DViewer.setViewState()` applies only the parts in the state: if the state contains only `camera`, the clipping planes stay.',
  is: { camera: [1, 2, 3], planes: 1 },
  run: {
    '3.0.2': (tools) =>
      run(tools, {
        set: (planes) => tools.viewer.setClippingPlanes(planes),
        count: () => tools.viewer.getClippingPlanes().length,
      }),
    '4.29.0': (tools) =>
      run(tools, {
        set: (planes) => tools.viewer.setGlobalClippingPlanes(planes),
        count: () => tools.viewer.getGlobalClippingPlanes().length,
      }),
  },
});
