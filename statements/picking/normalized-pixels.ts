import { holds, lacks, statement } from '../statement';

export default statement({
  says: '`Cognite3DViewer.getNormalizedPixelCoordinates()` returns values from -1 to 1: x from left to right, and y from bottom to top.',
  is: { corner: [-1, 1], middle: [0, 0], across: [1, -1] },
  expect: { '3.0.2': lacks('Cognite3DViewer.getNormalizedPixelCoordinates'), '4.29.0': holds },
  run: ({ viewer, three }) => {
    const { clientWidth: width, clientHeight: height } = viewer.domElement;
    const normalized = (x: number, y: number) => {
      const at = viewer.getNormalizedPixelCoordinates(new three.Vector2(x, y));
      return [at.x, at.y].map((value) => value + 0);
    };
    return {
      corner: normalized(0, 0),
      middle: normalized(width / 2, height / 2),
      across: normalized(width, height),
    };
  },
});
