import { HtmlOverlayTool } from '@cognite/reveal/tools';
import { Vector3 } from 'three';
import { statement } from '../statement';

export default statement({
  says: '`Cognite3DViewer.dispose()` also disposes an `HtmlOverlayTool`: its elements are removed from the page, and `add()` throws.',
  is: { before: true, after: false, throws: true },
  run: async ({ viewer, until, messageOf }) => {
    const tool = new HtmlOverlayTool(viewer);
    const element = document.createElement('div');
    element.style.position = 'absolute';
    tool.add(element, new Vector3());
    await until(() => tool.elements.length > 0);
    const before = element.isConnected;
    viewer.dispose();
    const again = await messageOf(() => tool.add(element, new Vector3()));
    return { before, after: element.isConnected, throws: again !== null };
  },
});
