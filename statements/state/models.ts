import { statement } from '../statement';

export default statement({
  says: "A view state lists CAD models with only their IDs, default appearance, and styled node collections. It doesn't list point clouds.",
  is: ['defaultNodeAppearance', 'modelId', 'revisionId', 'styledSets'],
  run: async ({ viewer, cad, cloud }) => {
    await Promise.all([cad, cloud]);
    const models = viewer.getViewState().models ?? [];
    return models.length === 1 ? Object.keys(models[0] ?? {}).sort() : models.length;
  },
});
