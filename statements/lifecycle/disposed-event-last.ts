import { statement } from '../statement';

export default statement({
  says: 'When the `disposed` event comes, the models and the canvas are gone already.',
  is: { models: 0, canvases: 0 },
  run: async ({ viewer, cad }) => {
    await cad;
    let seen: object | undefined;
    viewer.on('disposed', () => {
      const canvases = viewer.domElement.querySelectorAll('canvas').length;
      seen = { models: viewer.models.length, canvases };
    });
    viewer.dispose();
    return seen;
  },
});
