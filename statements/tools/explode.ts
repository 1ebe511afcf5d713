import { ExplodedViewTool } from '@cognite/reveal/tools';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: '`ExplodedViewTool` sends at least one request to `nodes/byids` per part. `expand()` waits for `readyPromise`.',
  is: { boxes: true, waits: true, reset: 0 },
  expect: { '3.0.2': holds, '4.29.0': lacks('ExplodedViewTool') },
  run: async ({ cad, network }) => {
    const model = await cad;
    const index = 1;
    const { count } = await model.getSubtreeTreeIndices(index);
    const asked = () => network.requests.filter(({ path }) => path.includes('nodes/byids')).length;
    const before = asked();
    let isReady = false;
    const tool = new ExplodedViewTool(index, model);
    void tool.readyPromise.then(() => (isReady = true));
    await tool.expand(1);
    const waits = isReady;
    const boxes = asked() - before;
    tool.reset();
    await tool.readyPromise;
    return { boxes: boxes >= count, waits, reset: asked() - before - boxes };
  },
});
