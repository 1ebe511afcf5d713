import { AxisViewTool } from '@cognite/reveal/tools';
import { statement } from '../statement';

export default statement({
  says: 'A tool is not disposed with the viewer.',
  is: { afterViewer: null },
  run: async ({ viewer, messageOf }) => {
    const tool = new AxisViewTool(viewer);
    viewer.dispose();
    return { afterViewer: await messageOf(() => tool.dispose()) };
  },
});
