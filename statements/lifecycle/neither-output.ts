import { statement } from '../statement';

export default statement({
  says: 'If a revision has no output, `Cognite3DViewer.determineModelType()` resolves with an empty string, and `addModel()` rejects with "Model is not supported".',
  is: { before: 'cad', type: '', message: 'Model is not supported' },
  run: async ({ viewer, plant, network, messageOf }) => {
    const { modelId, revisionId } = plant;
    const before = await viewer.determineModelType(modelId, revisionId);
    network.answer(({ path }) =>
      path.includes('/outputs') ? Response.json({ items: [] }) : undefined,
    );
    const type = await viewer.determineModelType(modelId, revisionId);
    return { before, type, message: await messageOf(() => viewer.addModel(plant)) };
  },
});
