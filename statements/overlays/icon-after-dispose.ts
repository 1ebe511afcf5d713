import { Overlay3DTool } from '@cognite/reveal/tools';
import { Vector3 } from 'three';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: "`Cognite3DViewer.dispose()` doesn't fire the `disposed` event of an `Overlay3DTool`. After `Overlay3DTool.dispose()`, `getCollections()` returns an empty array, but the tool's text element remains in the viewer.",
  is: { byViewer: 0, byTool: 1, collections: [1, 0], texts: 1 },
  expect: { '3.0.2': lacks('Overlay3DTool'), '4.29.0': holds },
  run: ({ viewer, newViewer }) => {
    const add = (own: typeof viewer) => {
      const tool = new Overlay3DTool<string>(own);
      tool.createOverlayCollection([{ position: new Vector3(), content: 'a' }]);
      return tool;
    };
    const left = add(viewer);
    let byViewer = 0;
    left.on('disposed', () => (byViewer += 1));
    viewer.dispose();
    const other = newViewer();
    const tool = add(other);
    const before = tool.getCollections().length;
    let byTool = 0;
    tool.on('disposed', () => (byTool += 1));
    tool.dispose();
    return {
      byViewer,
      byTool,
      collections: [before, tool.getCollections().length],
      texts: other.domElement.querySelectorAll('.text-overlay').length,
    };
  },
});
