import { ExplodedViewTool } from '@cognite/reveal/tools';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: "`ExplodedViewTool.dispose()` doesn't reset the transforms of the parts.",
  is: 0,
  expect: { '3.0.2': holds, '4.29.0': lacks('ExplodedViewTool') },
  run: async ({ cad }) => {
    const model = await cad;
    const tool = new ExplodedViewTool(1, model);
    await tool.expand(1);
    let resets = 0;
    const reset = model.resetNodeTransform.bind(model);
    model.resetNodeTransform = (indices) => {
      resets += 1;
      reset(indices);
    };
    tool.dispose();
    return resets;
  },
});
