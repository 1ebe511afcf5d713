import { AxisGizmoTool } from '@cognite/reveal/tools';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: '`AxisGizmoTool` is 125 pixels wide and high by default. `connect()` adds it to the viewer, and `dispose()` removes it.',
  is: { made: 0, size: [125, 125], disposed: 0 },
  expect: { '3.0.2': lacks('AxisGizmoTool'), '4.29.0': holds },
  run: ({ newViewer, newElement }) => {
    const viewer = newViewer({ domElement: newElement(300, 300) });
    const before = new Set(viewer.domElement.querySelectorAll('canvas'));
    const added = () =>
      [...viewer.domElement.querySelectorAll('canvas')].filter((item) => !before.has(item));
    const tool = new AxisGizmoTool();
    const made = added().length;
    tool.connect(viewer);
    const size = added().flatMap(({ clientWidth, clientHeight }) => [clientWidth, clientHeight]);
    tool.dispose();
    return { made, size, disposed: added().length };
  },
});
