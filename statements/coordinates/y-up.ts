import { statement } from '../statement';

export default statement({
  says: 'The Y axis of the scene points up. The bounding box of the demo plant starts less than 5 m from y = 0, and its height is less than its width and depth.',
  is: { wide: true, ground: true },
  run: async ({ viewer, plant }) => {
    const { min, max } = (await viewer.addCadModel(plant)).getModelBoundingBox();
    const [x, y, z] = [max.x - min.x, max.y - min.y, max.z - min.z];
    return { wide: x > y && z > y, ground: Math.abs(min.y) < 5 };
  },
});
