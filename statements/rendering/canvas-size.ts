import { statement } from '../statement';

export default statement({
  says: 'The viewer draws as many pixels as its element has CSS pixels times the pixel ratio, as long as the cap allows it.',
  is: [100, 50],
  run: async ({ newViewer, newElement, drawn, until }) => {
    const viewer = newViewer({ domElement: newElement(100, 50) });
    await drawn(viewer);
    const canvas = viewer.domElement.querySelector('canvas');
    await until(() => canvas?.width === 100);
    return [canvas?.width, canvas?.height];
  },
});
