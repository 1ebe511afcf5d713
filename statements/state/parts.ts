import { Plane, Vector3 } from 'three';
import type { Tools } from '../kit/tools';
import { adapted, holds, instead, statement } from '../statement';

async function run({ viewer, cad }: Tools, setPlanes: (planes: Plane[]) => void) {
  await cad;
  setPlanes([new Plane(new Vector3(1, 0, 0), 1)]);
  const state: {
    readonly camera?: object;
    readonly clippingPlanes?: readonly object[];
  } = viewer.getViewState();
  return {
    parts: Object.keys(state).sort(),
    camera: Object.keys(state.camera ?? {}).sort(),
    plane: Object.keys(state.clippingPlanes?.[0] ?? {}).sort(),
  };
}

export default statement({
  says: 'A view state has exactly three parts: `camera` with a position and a target, `models`, and `clippingPlanes`.',
  is: {
    parts: ['camera', 'clippingPlanes', 'models'],
    camera: ['position', 'target'],
    plane: ['constant', 'nx', 'ny', 'nz'],
  },
  expect: {
    '3.0.2': adapted(
      instead(
        'A view state has exactly two parts: `camera` with a position and a target, and `models`.',
        {
          parts: ['camera', 'models'],
          camera: ['position', 'target'],
          plane: [],
        },
      ),
    ),
    '3.3.0': holds,
  },
  run: {
    '3.0.2': (tools) => run(tools, (planes) => tools.viewer.setClippingPlanes(planes)),
    '4.29.0': (tools) => run(tools, (planes) => tools.viewer.setGlobalClippingPlanes(planes)),
  },
});
