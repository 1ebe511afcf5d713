import { HtmlOverlayTool } from '@cognite/reveal/tools';
import { Vector3 } from 'three';
import { statement } from '../statement';

export default statement({
  says: '`HtmlOverlayTool.add()` throws after `dispose()`.',
  is: true,
  run: async ({ viewer, messageOf }) => {
    const tool = new HtmlOverlayTool(viewer);
    tool.dispose();
    return (await messageOf(() => tool.add(document.createElement('div'), new Vector3()))) !== null;
  },
});
