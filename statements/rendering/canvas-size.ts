import { statement } from '../statement';

export default statement({
  says: "At a pixel ratio of 1, the canvas has as many pixels as the viewer's element has CSS pixels.",
  is: [100, 50],
  run: async ({ newViewer, newElement, drawn, until }) => {
    const viewer = newViewer({ domElement: newElement(100, 50) });
    await drawn(viewer);
    const canvas = viewer.domElement.querySelector('canvas');
    await until(() => canvas?.width === 100);
    return [canvas?.width, canvas?.height];
  },
});
