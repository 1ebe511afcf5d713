import { holds, lacks, statement } from '../statement';

export default statement({
  says: "`Cognite3DViewer.canvas` is the canvas in the viewer's element and fills that element.",
  is: { same: true, element: [100, 50], canvas: [100, 50] },
  expect: { '3.0.2': lacks('Cognite3DViewer.canvas'), '4.29.0': holds },
  run: async ({ newViewer, newElement, drawn }) => {
    const viewer = newViewer({ domElement: newElement(100, 50) });
    await drawn(viewer);
    const sizeOf = ({ clientWidth, clientHeight }: HTMLElement) => [clientWidth, clientHeight];
    return {
      same: viewer.canvas === viewer.domElement.querySelector('canvas'),
      element: sizeOf(viewer.domElement),
      canvas: sizeOf(viewer.canvas),
    };
  },
});
