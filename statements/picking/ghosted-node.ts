import { NumericRange, TreeIndexNodeCollection } from '@cognite/reveal';
import { statement } from '../statement';

export default statement({
  says: '`getIntersectionFromPixel()` ignores a ghosted node and finds the node behind it.',
  is: { first: true, behind: true },
  run: async ({ viewer, cad, drawn, shown }) => {
    const model = await cad;
    await shown(model);
    const pick = async () => {
      const hit = await viewer.getIntersectionFromPixel(32, 32);
      return hit?.type === 'cad' ? hit.treeIndex : -1;
    };
    const first = await pick();
    const node = new TreeIndexNodeCollection(new NumericRange(first, 1));
    model.assignStyledNodeCollection(node, { renderGhosted: true });
    // The viewer uploads styles to the GPU in small batches, so wait for several frames.
    for (let frame = 0; frame < 8; frame += 1) await drawn();
    const behind = await pick();
    return { first: first >= 0, behind: behind >= 0 && behind !== first };
  },
});
