import { TreeIndexNodeCollection } from '@cognite/reveal';
import { Plane, Vector3 } from 'three';
import type { Tools } from '../kit/tools';
import { statement } from '../statement';

interface Planes {
  readonly set: (planes: Plane[]) => void;
  readonly list: () => Plane[];
}

async function run({ viewer, cad, until }: Tools, planes: Planes) {
  const model = await cad;
  const see = () => {
    const { x, y, z } = viewer.getViewState().camera?.position ?? { x: NaN, y: NaN, z: NaN };
    return {
      camera: [x, y, z].map(Math.round),
      ghosted: model.getDefaultNodeAppearance().renderGhosted === true,
      styles: model.styledNodeCollections
        .flatMap(({ nodeCollection }) => nodeCollection.getIndexSet().toIndexArray())
        .sort(),
      planes: planes.list().map(({ normal, constant }) => [...normal.toArray(), constant]),
    };
  };
  const collections = [1, 2].map((index) => new TreeIndexNodeCollection([index]));
  planes.set([new Plane(new Vector3(1, 0, 0), 1)]);
  model.setDefaultNodeAppearance({ renderGhosted: true });
  for (const collection of collections) {
    model.assignStyledNodeCollection(collection, { visible: false });
  }
  const before = model.styledNodeCollections.length;
  const { models } = viewer.getViewState();
  const camera = { position: { x: 1, y: 2, z: 3 }, target: { x: 0, y: 0, z: 0 } };
  await viewer.setViewState({ camera } as never);
  const onlyCamera = see();
  model.setDefaultNodeAppearance({ visible: true });
  await viewer.setViewState({ models } as never);
  await until(() => model.styledNodeCollections.length === before);
  return { before, onlyCamera, onlyModels: see() };
}

export default statement({
  says: "If you pass only `camera`, `Cognite3DViewer.setViewState()` doesn't change the default appearance or the clipping planes, but empties `styledNodeCollections`. With only `models`, it assigns the styled node collections again, but doesn't move the camera or change the clipping planes.",
  is: {
    before: 2,
    onlyCamera: { camera: [1, 2, 3], ghosted: true, styles: [], planes: [[1, 0, 0, 1]] },
    onlyModels: { camera: [1, 2, 3], ghosted: true, styles: [1, 2], planes: [[1, 0, 0, 1]] },
  },
  run: {
    '3.0.2': (tools) => {
      const { viewer } = tools;
      // The adapter returns the planes that it stored, so call the SDK's own method instead.
      const published = Object.getPrototypeOf(Object.getPrototypeOf(viewer)) as typeof viewer;
      return run(tools, {
        set: (planes) => viewer.setClippingPlanes(planes),
        list: () => published.getClippingPlanes.call(viewer),
      });
    },
    '3.3.0': (tools) =>
      run(tools, {
        set: (planes) => tools.viewer.setClippingPlanes(planes),
        list: () => tools.viewer.getClippingPlanes(),
      }),
    '4.29.0': (tools) =>
      run(tools, {
        set: (planes) => tools.viewer.setGlobalClippingPlanes(planes),
        list: () => tools.viewer.getGlobalClippingPlanes(),
      }),
  },
});
