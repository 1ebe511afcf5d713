import { statement } from '../statement';

export default statement({
  says: '`disposed` fires after the viewer removes its models and its canvas.',
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
