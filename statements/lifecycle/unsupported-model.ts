import { statement } from '../statement';

export default statement({
  says: "`Cognite3DViewer.addModel()` rejects if the revision doesn't exist.",
  is: { rejected: true, models: 0 },
  run: async ({ viewer, messageOf }) => ({
    rejected: (await messageOf(() => viewer.addModel({ modelId: 1, revisionId: 2 }))) !== null,
    models: viewer.models.length,
  }),
});
