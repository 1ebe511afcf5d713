import { ExplodedViewTool } from '@cognite/reveal/tools';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: "`ExplodedViewTool.dispose()` doesn't call the model's methods that reset node transforms. `reset()` does.",
  is: { dispose: 0, reset: true },
  expect: { '3.0.2': holds, '4.29.0': lacks('ExplodedViewTool') },
  run: async ({ cad }) => {
    const model = await cad;
    const tool = new ExplodedViewTool(1, model);
    await tool.expand(1);
    let resets = 0;
    const own = {
      one: model.resetNodeTransform.bind(model),
      byTreeIndex: model.resetNodeTransformByTreeIndex.bind(model),
    };
    model.resetNodeTransform = (...values) => {
      resets += 1;
      own.one(...values);
    };
    model.resetNodeTransformByTreeIndex = (...values) => {
      resets += 1;
      return own.byTreeIndex(...values);
    };
    tool.reset();
    const byReset = resets;
    await tool.expand(1);
    resets = 0;
    tool.dispose();
    return { dispose: resets, reset: byReset > 0 };
  },
});
