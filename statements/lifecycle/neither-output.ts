import { statement } from '../statement';

export default statement({
  says: '`Cognite3DViewer.determineModelType()` resolves with an empty string for a revision without an output that the viewer reads, and `addModel()` rejects.',
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
