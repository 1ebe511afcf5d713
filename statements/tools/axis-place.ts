import { AxisViewTool } from '@cognite/reveal/tools';
import { statement } from '../statement';

export default statement({
  says: 'By default, the `AxisViewTool` element is in the lower-right corner of the viewer, without a margin.',
  is: { right: 0, bottom: 0 },
  run: async ({ newViewer, newElement, drawn, until }) => {
    const viewer = newViewer({ domElement: newElement(300, 300) });
    const before = new Set(viewer.domElement.querySelectorAll('div'));
    new AxisViewTool(viewer);
    const box = [...viewer.domElement.querySelectorAll('div')].find((div) => !before.has(div));
    await drawn(viewer);
    await until(() => box?.style.left !== '');
    const own = box?.getBoundingClientRect();
    const all = viewer.domElement.getBoundingClientRect();
    return { right: all.right - (own?.right ?? NaN), bottom: all.bottom - (own?.bottom ?? NaN) };
  },
});
