import { statement } from '../statement';

export default statement({
  says: "In an element without a height, the viewer creates a canvas with a height of 0 and doesn't report an error.",
  is: { height: 0, uncaught: 0, said: 0 },
  run: async ({ newViewer, newElement, sleep, uncaught, said }) => {
    const viewer = newViewer({ domElement: newElement(64, 0) });
    await sleep(300);
    const canvas = viewer.domElement.querySelector('canvas');
    return { height: canvas?.clientHeight, uncaught: uncaught.length, said: said.length };
  },
});
