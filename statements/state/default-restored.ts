import { statement } from '../statement';

export default statement({
  says: '`Cognite3DViewer.setViewState()` synchronously restores the default appearance of a CAD model.',
  is: { changed: true, restored: true },
  run: async ({ viewer, cad }) => {
    const model = await cad;
    model.setDefaultNodeAppearance({ renderGhosted: true });
    const state = viewer.getViewState();
    model.setDefaultNodeAppearance({ visible: false });
    const changed = model.getDefaultNodeAppearance().visible === false;
    void viewer.setViewState(state);
    return { changed, restored: model.getDefaultNodeAppearance().renderGhosted };
  },
});
