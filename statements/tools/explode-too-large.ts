import { ExplodedViewTool } from '@cognite/reveal/tools';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: '`ExplodedViewTool.readyPromise` rejects for an assembly of more than 1,000 nodes.',
  is: true,
  expect: { '3.0.2': holds, '4.29.0': lacks },
  run: async ({ viewer, plant, messageOf }) => {
    const tool = new ExplodedViewTool(0, await viewer.addCadModel(plant));
    return (await messageOf(() => tool.readyPromise))?.includes('1000') ?? false;
  },
});
