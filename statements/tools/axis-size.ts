import { AxisViewTool } from '@cognite/reveal/tools';
import { statement } from '../statement';

export default statement({
  says: 'By default, the `AxisViewTool` element is 128 pixels wide and high.',
  is: ['128px', '128px'],
  run: async ({ newViewer, newElement, drawn, until }) => {
    const viewer = newViewer({ domElement: newElement(300, 300) });
    new AxisViewTool(viewer);
    await drawn(viewer);
    const box = () =>
      [...viewer.domElement.querySelectorAll('div')].find(
        ({ style }) => style.width !== '' && style.position === 'absolute',
      );
    await until(() => box() !== undefined);
    return [box()?.style.width, box()?.style.height];
  },
});
