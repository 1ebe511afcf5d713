import { statement } from '../statement';

export default statement({
  says: "`Cognite3DViewer.addModel()` rejects if the revision or its model doesn't exist.",
  is: { revision: true, model: true, models: 0, existing: null },
  run: async ({ viewer, pumpSkid: { modelId, revisionId }, messageOf }) => {
    const add = (model: number, revision: number) =>
      messageOf(() => viewer.addModel({ modelId: model, revisionId: revision }));
    return {
      revision: (await add(modelId, 2)) !== null,
      model: (await add(1, 2)) !== null,
      models: viewer.models.length,
      existing: await add(modelId, revisionId),
    };
  },
});
