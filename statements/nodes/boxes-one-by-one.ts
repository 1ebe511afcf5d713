import { statement } from '../statement';

export default statement({
  says: 'Awaiting `getBoundingBoxByTreeIndex()` one by one waits for each answer before it asks again; called at once, all requests are under way when the first answer comes.',
  is: { oneByOne: 1, atOnce: 4 },
  run: async ({ cad, network }) => {
    const model = await cad;
    await model.mapTreeIndicesToNodeIds([1, 2, 3, 4, 5, 6, 7, 8]);
    network.delay('nodes/byids', 300);
    const asked = () => network.count('nodes/byids');
    let before = asked();
    await model.getBoundingBoxByTreeIndex(1);
    const oneByOne = asked() - before;
    before = asked();
    const boxes = [5, 6, 7, 8].map((index) => model.getBoundingBoxByTreeIndex(index));
    await Promise.race(boxes);
    const atOnce = asked() - before;
    await Promise.all(boxes);
    return { oneByOne, atOnce };
  },
});
