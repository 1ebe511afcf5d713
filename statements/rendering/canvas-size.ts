import { statement } from '../statement';

export default statement({
  says: "At a pixel ratio of 1, the width and height of the canvas match the size of the viewer's element in CSS pixels.",
  is: [100, 50],
  run: async ({ newViewer, newElement, drawn, until }) => {
    const viewer = newViewer({ domElement: newElement(100, 50) });
    await drawn(viewer);
    const canvas = viewer.domElement.querySelector('canvas');
    await until(() => canvas?.width === 100);
    return [canvas?.width, canvas?.height];
  },
});
