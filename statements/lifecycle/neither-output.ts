import { statement } from '../statement';

export default statement({
  says: 'If a revision has no output, `Cognite3DViewer.determineModelType()` resolves with an empty string, and `addModel()` rejects with "Model is not supported".',
  is: { type: '', message: 'Model is not supported' },
  run: async ({ viewer, plant, network, messageOf }) => {
    network.answer(({ path }) =>
      path.includes('/outputs') ? Response.json({ items: [] }) : undefined,
    );
    const { modelId, revisionId } = plant;
    const type = await viewer.determineModelType(modelId, revisionId);
    return { type, message: await messageOf(() => viewer.addModel(plant)) };
  },
});
