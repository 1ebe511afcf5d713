import { Plane, Vector3 } from 'three';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: 'A view state has the parts `camera`, `models` and `clippingPlanes`, and nothing else.',
  is: {
    parts: ['camera', 'clippingPlanes', 'models'],
    camera: ['position', 'target'],
    plane: ['constant', 'nx', 'ny', 'nz'],
  },
  expect: { '3.0.2': lacks, '4.29.0': holds },
  run: async ({ viewer, cad }) => {
    await cad;
    viewer.setGlobalClippingPlanes([new Plane(new Vector3(1, 0, 0), 1)]);
    const state = viewer.getViewState();
    return {
      parts: Object.keys(state).sort(),
      camera: Object.keys(state.camera ?? {}).sort(),
      plane: Object.keys(state.clippingPlanes?.[0] ?? {}).sort(),
    };
  },
});
