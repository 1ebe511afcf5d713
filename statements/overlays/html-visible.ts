import { HtmlOverlayTool } from '@cognite/reveal/tools';
import { Box3, BoxGeometry, Mesh, Vector3 } from 'three';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: '`HtmlOverlayTool.visible(false)` hides all elements but keeps them in `elements`. `clear()` removes them.',
  is: { shown: 'visible', hidden: 'hidden', kept: 1, cleared: 0, attached: false },
  expect: { '3.0.2': lacks('HtmlOverlayTool.visible'), '3.3.0': holds },
  run: async ({ viewer, until, drawn }) => {
    viewer.addObject3D(new Mesh(new BoxGeometry(1, 1, 1)));
    viewer.fitCameraToBoundingBox(new Box3(new Vector3(-1, -1, -1), new Vector3(1, 1, 1)), 0);
    await drawn();
    const tool = new HtmlOverlayTool(viewer);
    const element = document.createElement('div');
    element.style.position = 'absolute';
    tool.add(element, new Vector3());
    await until(() => element.style.visibility === 'visible');
    const shown = element.style.visibility;
    tool.visible(false);
    const hidden = element.style.visibility;
    const kept = tool.elements.length;
    tool.clear();
    const attached = element.isConnected;
    return { shown, hidden, kept, cleared: tool.elements.length, attached };
  },
});
