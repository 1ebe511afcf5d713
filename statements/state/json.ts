import { TreeIndexNodeCollection } from '@cognite/reveal';
import { statement } from '../statement';

export default statement({
  says: '`setViewState()` also restores a view state that was converted to JSON and back: the camera, the default appearance, and the number of styled node collections.',
  is: { changed: [true, false, 0], restored: [false, true, 1] },
  run: async ({ viewer, cad, until }) => {
    const model = await cad;
    viewer.fitCameraToModel(model, 0);
    model.setDefaultNodeAppearance({ renderGhosted: true });
    model.assignStyledNodeCollection(new TreeIndexNodeCollection([1, 2]), { visible: false });
    const text = JSON.stringify(viewer.getViewState());
    const place = () => {
      const { position, target } = viewer.getViewState().camera ?? {};
      return [position, target].map((at) =>
        [at?.x, at?.y, at?.z].map((value = NaN) => value.toFixed(3)),
      );
    };
    const camera = place().join();
    const see = () => [
      place().join() !== camera,
      model.getDefaultNodeAppearance().renderGhosted === true,
      model.styledNodeCollections.length,
    ];
    const far = { position: { x: 90, y: 90, z: 90 }, target: { x: 0, y: 0, z: 0 } };
    await viewer.setViewState({ camera: far } as never);
    model.setDefaultNodeAppearance({ visible: true });
    model.removeAllStyledNodeCollections();
    const changed = see();
    await viewer.setViewState(JSON.parse(text) as never);
    await until(() => model.styledNodeCollections.length > 0);
    return { changed, restored: see() };
  },
});
