import { TreeIndexNodeCollection } from '@cognite/reveal';
import { adapted, holds, instead, statement } from '../statement';

export default statement({
  says: '`Cognite3DViewer.setViewState()` resolves before it has assigned the styled node collections in the state.',
  is: { atOnce: 0, later: 1 },
  expect: {
    '3.0.2': adapted(
      instead(
        '`Cognite3DViewer.setViewState()` resolves after it has assigned the styled node collections in the state.',
        { atOnce: 1, later: 1 },
      ),
    ),
    '3.3.0': holds,
  },
  run: async ({ viewer, cad, until }) => {
    const model = await cad;
    model.assignStyledNodeCollection(new TreeIndexNodeCollection([1, 2]), { renderGhosted: true });
    const state = viewer.getViewState();
    model.removeAllStyledNodeCollections();
    await viewer.setViewState(state);
    const atOnce = model.styledNodeCollections.length;
    await until(() => model.styledNodeCollections.length > 0);
    return { atOnce, later: model.styledNodeCollections.length };
  },
});
