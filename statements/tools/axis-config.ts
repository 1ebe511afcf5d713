import { AxisViewTool } from '@cognite/reveal/tools';
import { statement } from '../statement';

export default statement({
  says: "`AxisViewTool` reads the size in `AxisBoxConfig` only when you create the tool. `dispose()` removes the tool's element from the viewer.",
  is: { size: '60px', later: '60px', disposed: 0 },
  run: async ({ newViewer, newElement, drawn }) => {
    const viewer = newViewer({ domElement: newElement(300, 300) });
    const before = new Set(viewer.domElement.querySelectorAll('div'));
    const config = { size: 60 };
    const tool = new AxisViewTool(viewer, config);
    const boxes = () =>
      [...viewer.domElement.querySelectorAll('div')].filter((div) => !before.has(div));
    const size = boxes()[0]?.style.width;
    config.size = 90;
    await drawn(viewer);
    const later = boxes()[0]?.style.width;
    tool.dispose();
    return { size, later, disposed: boxes().length };
  },
});
