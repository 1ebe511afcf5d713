import { AxisViewTool } from '@cognite/reveal/tools';
import { statement } from '../statement';

export default statement({
  says: "`Cognite3DViewer.dispose()` doesn't remove the `AxisViewTool` element from the page. The tool's own `dispose()` removes it, even after you dispose the viewer.",
  is: { afterViewer: 1, message: null, afterTool: 0 },
  run: async ({ newViewer, newElement, messageOf }) => {
    const viewer = newViewer({ domElement: newElement(300, 300) });
    const { domElement } = viewer;
    const before = new Set(domElement.querySelectorAll('div'));
    const tool = new AxisViewTool(viewer);
    const cube = [...domElement.querySelectorAll('div')].find((div) => !before.has(div));
    const count = () => (cube !== undefined && domElement.contains(cube) ? 1 : 0);
    viewer.dispose();
    const afterViewer = count();
    const message = await messageOf(() => tool.dispose());
    return { afterViewer, message, afterTool: count() };
  },
});
