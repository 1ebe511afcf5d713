import { statement } from '../statement';

export default statement({
  says: 'If a revision has no output that the viewer can read, `Cognite3DViewer.determineModelType()` resolves with an empty string, and `addModel()` rejects with "Model is not supported".',
  is: {
    before: 'cad',
    none: ['', 'Model is not supported'],
    other: ['', 'Model is not supported'],
  },
  run: async ({ viewer, plant, network, messageOf }) => {
    const { modelId, revisionId } = plant;
    const before = await viewer.determineModelType(modelId, revisionId);
    const outcomeWith = async (items: object[]) => {
      network.answer(({ path }) =>
        path.includes('/outputs') ? Response.json({ items }) : undefined,
      );
      const type = await viewer.determineModelType(modelId, revisionId);
      return [type, await messageOf(() => viewer.addModel(plant))];
    };
    const none = await outcomeWith([]);
    return { before, none, other: await outcomeWith([{ format: 'obj', version: 1, blobId: 1 }]) };
  },
});
