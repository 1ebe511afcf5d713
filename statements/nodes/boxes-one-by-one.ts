import { statement } from '../statement';

export default statement({
  says: '`getBoundingBoxByTreeIndex()` calls run in parallel unless you await each one: four calls send four `nodes/byids` requests before the first call resolves.',
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
