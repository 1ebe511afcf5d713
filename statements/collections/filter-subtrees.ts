import { PropertyFilterNodeCollection } from '@cognite/reveal';
import { statement } from '../statement';

export default statement({
  says: '`PropertyFilterNodeCollection` selects a matching node with its whole subtree.',
  is: { matches: 1, first: 813, subtree: true, descendants: true },
  run: async ({ viewer, plant, client }) => {
    const model = await viewer.addCadModel(plant);
    const id = await model.mapTreeIndexToNodeId(813);
    const [node] = await client.revisions3D.retrieve3DNodes(plant.modelId, plant.revisionId, [
      { id },
    ]);
    const collection = new PropertyFilterNodeCollection(client, model);
    const tag = node?.properties?.General?.Tag ?? '';
    await collection.executeFilter({ General: { Tag: tag } });
    const ranges = collection.getIndexSet().toRangeArray();
    const [range] = ranges;
    return {
      matches: ranges.length,
      first: range?.from,
      subtree: range?.count === node?.subtreeSize,
      descendants: (range?.count ?? 0) > 1,
    };
  },
});
