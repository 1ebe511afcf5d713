import { statement } from '../statement';

export default statement({
  says: 'A view state lists the CAD models with their default appearance and styled collections; point clouds are not in it.',
  is: ['defaultNodeAppearance', 'modelId', 'revisionId', 'styledSets'],
  run: async ({ viewer, cad, cloud }) => {
    await Promise.all([cad, cloud]);
    const models = viewer.getViewState().models ?? [];
    return models.length === 1 ? Object.keys(models[0] ?? {}).sort() : models.length;
  },
});
