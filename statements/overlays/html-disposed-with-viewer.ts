import { HtmlOverlayTool } from '@cognite/reveal/tools';
import { Vector3 } from 'three';
import { statement } from '../statement';

export default statement({
  says: '`Cognite3DViewer.dispose()` removes the element of an `HtmlOverlayTool` from the page, and the tool\'s `add()` throws "The tool has been disposed" afterward.',
  is: { before: true, after: false, message: 'The tool has been disposed' },
  run: async ({ viewer, until, messageOf }) => {
    const tool = new HtmlOverlayTool(viewer);
    const element = document.createElement('div');
    element.style.position = 'absolute';
    tool.add(element, new Vector3());
    await until(() => tool.elements.length > 0);
    const before = element.isConnected;
    viewer.dispose();
    const again = await messageOf(() => tool.add(element, new Vector3()));
    return { before, after: element.isConnected, message: again };
  },
});
