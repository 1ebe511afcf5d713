import { TreeIndexNodeCollection } from '@cognite/reveal';
import { statement } from '../statement';

export default statement({
  says: "`Cognite3DViewer.setViewState()` synchronously removes all styled node collections from a CAD model, even if the state doesn't include any.",
  is: 0,
  run: async ({ viewer, cad }) => {
    const model = await cad;
    const state = viewer.getViewState();
    model.assignStyledNodeCollection(new TreeIndexNodeCollection([1]), { renderGhosted: true });
    void viewer.setViewState(state);
    return model.styledNodeCollections.length;
  },
});
