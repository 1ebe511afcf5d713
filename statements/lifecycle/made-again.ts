import { statement } from '../statement';

export default statement({
  says: 'If you create several viewers in the same element without disposing the previous ones, all of them keep their canvases and WebGL contexts.',
  is: { canvases: 3, alive: 3 },
  run: ({ newViewer, newElement }) => {
    const domElement = newElement();
    for (let count = 0; count < 3; count += 1) newViewer({ domElement });
    const canvases = [...domElement.querySelectorAll('canvas')];
    const alive = canvases.filter(
      (canvas) => canvas.getContext('webgl2')?.isContextLost() === false,
    );
    return { canvases: canvases.length, alive: alive.length };
  },
});
