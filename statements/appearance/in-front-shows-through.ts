import { NumericRange, TreeIndexNodeCollection } from '@cognite/reveal';
import { Color } from 'three';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: "A node with `renderInFront` is visible through a node in front of it. A node with only a `color` isn't.",
  is: { isBehind: true, colored: false, inFront: true },
  // Earlier releases don't accept a three.js `Color`.
  expect: { '3.0.2': lacks('NodeAppearance.color', 'Color'), '4.29.0': holds },
  run: async ({ viewer, cad, shown, isHit, pixel }) => {
    const model = await cad;
    await shown(model);
    const hitIndex = async () => {
      await isHit();
      const hit = await viewer.getIntersectionFromPixel(32, 32);
      return hit?.type === 'cad' ? hit.treeIndex : -1;
    };
    const nodes = (index: number) => new TreeIndexNodeCollection(new NumericRange(index, 1));
    // Hide the nearest node, so that a pick hits the node behind it.
    const nearest = await hitIndex();
    const cover = nodes(nearest);
    model.assignStyledNodeCollection(cover, { visible: false });
    const behind = await hitIndex();
    model.unassignStyledNodeCollection(cover);
    await isHit();
    const before = await pixel();
    const shows = async (appearance: { color: Color; renderInFront?: boolean }) => {
      const collection = nodes(behind);
      model.assignStyledNodeCollection(collection, appearance);
      await isHit();
      const [red = 0, green = 0] = await pixel();
      model.unassignStyledNodeCollection(collection);
      return red - green > (before[0] ?? 0) - (before[1] ?? 0) + 40;
    };
    const color = new Color(1, 0, 0);
    return {
      isBehind: behind >= 0 && behind !== nearest,
      colored: await shows({ color }),
      inFront: await shows({ color, renderInFront: true }),
    };
  },
});
