import { statement } from '../statement';

export default statement({
  says: 'The viewer resizes its canvas when its element changes size.',
  is: [80, 40],
  run: async ({ newViewer, newElement, drawn, until }) => {
    const element = newElement(64, 64);
    const viewer = newViewer({ domElement: element });
    await drawn(viewer);
    element.style.width = '80px';
    element.style.height = '40px';
    const canvas = viewer.domElement.querySelector('canvas');
    await until(() => canvas?.width === 80);
    return [canvas?.width, canvas?.height];
  },
});
