import { statement } from '../statement';

export default statement({
  says: "`CogniteClient.models3D.list()` lists models, and `revisions3D.list()` lists a model's revisions, including their `status`. You can pass the IDs from both lists to `addModel()`.",
  is: { hasModel: true, hasRevision: true, status: 'Done', added: true },
  run: async ({ client, viewer, pumpSkid }) => {
    const models = await client.models3D.list().autoPagingToArray({ limit: Infinity });
    const model = models.find(({ id }) => id === pumpSkid.modelId);
    const revisions = await client.revisions3D
      .list(pumpSkid.modelId)
      .autoPagingToArray({ limit: Infinity });
    const revision = revisions.find(({ id }) => id === pumpSkid.revisionId);
    const added = await viewer.addModel({
      modelId: model?.id ?? 0,
      revisionId: revision?.id ?? 0,
    });
    return {
      hasModel: model !== undefined,
      hasRevision: revision !== undefined,
      status: revision?.status ?? null,
      added: viewer.models.includes(added),
    };
  },
});
