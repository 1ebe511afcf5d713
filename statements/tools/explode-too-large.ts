import { ExplodedViewTool } from '@cognite/reveal/tools';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: "`ExplodedViewTool.readyPromise` rejects for the demo project's plant. The error message mentions a maximum size of 1,000.",
  is: { small: null, large: true },
  expect: { '3.0.2': holds, '4.29.0': lacks('ExplodedViewTool') },
  run: async ({ viewer, plant, cad, messageOf }) => {
    const small = new ExplodedViewTool(0, await cad);
    const large = new ExplodedViewTool(0, await viewer.addCadModel(plant));
    return {
      small: await messageOf(() => small.readyPromise),
      large: (await messageOf(() => large.readyPromise))?.includes('max size = 1000'),
    };
  },
});
