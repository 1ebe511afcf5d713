import { statement } from '../statement';

export default statement({
  says: '`disposed` fires after the viewer removes its CAD model from `models` and its canvas from the page.',
  is: { before: { models: 1, canvases: 1 }, fired: { models: 0, canvases: 0 } },
  run: async ({ viewer, cad }) => {
    await cad;
    const see = () => ({
      models: viewer.models.length,
      canvases: viewer.domElement.querySelectorAll('canvas').length,
    });
    const before = see();
    let fired: object | undefined;
    viewer.on('disposed', () => (fired = see()));
    viewer.dispose();
    return { before, fired };
  },
});
