import { HtmlOverlayTool } from '@cognite/reveal/tools';
import { Vector3 } from 'three';
import { statement } from '../statement';

export default statement({
  says: '`HtmlOverlayTool.add()` throws "The tool has been disposed" after `dispose()`.',
  is: { before: null, after: 'The tool has been disposed' },
  run: async ({ viewer, messageOf }) => {
    const tool = new HtmlOverlayTool(viewer);
    const add = () => {
      const element = document.createElement('div');
      element.style.position = 'absolute';
      tool.add(element, new Vector3());
    };
    const before = await messageOf(add);
    tool.dispose();
    return { before, after: await messageOf(add) };
  },
});
