import { HtmlOverlayTool } from '@cognite/reveal/tools';
import { Box3, BoxGeometry, Mesh, Vector3 } from 'three';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: '`HtmlOverlayTool.visible(false)` hides all elements but keeps them in `elements`. `clear()` removes them.',
  is: {
    shown: ['visible', 'visible'],
    hidden: ['hidden', 'hidden'],
    kept: [2, true, true],
    cleared: [0, false, false],
  },
  expect: { '3.0.2': lacks('HtmlOverlayTool.visible'), '3.3.0': holds },
  run: async ({ viewer, until, drawn }) => {
    viewer.addObject3D(new Mesh(new BoxGeometry(1, 1, 1)));
    viewer.fitCameraToBoundingBox(new Box3(new Vector3(-1, -1, -1), new Vector3(1, 1, 1)), 0);
    await drawn();
    const tool = new HtmlOverlayTool(viewer);
    const elements = [-0.5, 0.5].map((x) => {
      const element = document.createElement('div');
      element.style.position = 'absolute';
      tool.add(element, new Vector3(x, 0, 0));
      return element;
    });
    const look = () => elements.map(({ style }) => style.visibility);
    const count = () => [tool.elements.length, ...elements.map(({ isConnected }) => isConnected)];
    await until(() => look().every((visibility) => visibility === 'visible'));
    const shown = look();
    tool.visible(false);
    const [hidden, kept] = [look(), count()];
    tool.clear();
    return { shown, hidden, kept, cleared: count() };
  },
});
