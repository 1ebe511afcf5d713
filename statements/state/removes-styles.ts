import { TreeIndexNodeCollection } from '@cognite/reveal';
import { statement } from '../statement';

export default statement({
  says: "`Cognite3DViewer.setViewState()` synchronously removes all styled node collections from a CAD model, even if the state doesn't include any.",
  is: { before: 1, after: 0 },
  run: async ({ viewer, cad }) => {
    const model = await cad;
    const state = viewer.getViewState();
    model.assignStyledNodeCollection(new TreeIndexNodeCollection([1]), { renderGhosted: true });
    const before = model.styledNodeCollections.length;
    void viewer.setViewState(state);
    return { before, after: model.styledNodeCollections.length };
  },
});
