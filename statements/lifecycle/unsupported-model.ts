import { statement } from '../statement';

export default statement({
  says: "`Cognite3DViewer.addModel()` rejects if the revision doesn't exist.",
  is: { rejected: true, models: 0, existing: null },
  run: async ({ viewer, pumpSkid, messageOf }) => ({
    rejected: (await messageOf(() => viewer.addModel({ modelId: 1, revisionId: 2 }))) !== null,
    models: viewer.models.length,
    existing: await messageOf(() => viewer.addModel(pumpSkid)),
  }),
});
