import { holds, lacks, statement } from '../statement';

export default statement({
  says: 'For three nodes, `CogniteCadModel.getBoundingBoxesByNodeIds()` sends one `nodes/byids` request and resolves with three bounding boxes.',
  is: { boxes: 3, requests: 1 },
  expect: { '3.0.2': lacks('CogniteCadModel.getBoundingBoxesByNodeIds'), '4.29.0': holds },
  run: async ({ cad, network }) => {
    const model = await cad;
    const ids = await model.mapTreeIndicesToNodeIds([1, 2, 3]);
    const before = network.count('nodes/byids');
    const boxes = await model.getBoundingBoxesByNodeIds(ids);
    return { boxes: boxes.length, requests: network.count('nodes/byids') - before };
  },
});
