import { TreeIndexNodeCollection } from '@cognite/reveal';
import { statement } from '../statement';

export default statement({
  says: "`Cognite3DViewer.setViewState()` synchronously empties a CAD model's `styledNodeCollections`, even if the state doesn't include any styles.",
  is: { before: 2, after: 0 },
  run: async ({ viewer, cad }) => {
    const model = await cad;
    const state = viewer.getViewState();
    for (const index of [1, 2]) {
      const collection = new TreeIndexNodeCollection([index]);
      model.assignStyledNodeCollection(collection, { renderGhosted: true });
    }
    const before = model.styledNodeCollections.length;
    void viewer.setViewState(state);
    return { before, after: model.styledNodeCollections.length };
  },
});
