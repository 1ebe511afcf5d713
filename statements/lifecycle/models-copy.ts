import { statement } from '../statement';

export default statement({
  says: "`Cognite3DViewer.models` is a copy: removing a model from the array doesn't remove it from the viewer.",
  is: 1,
  run: async ({ viewer, cad }) => {
    await cad;
    viewer.models.pop();
    return viewer.models.length;
  },
});
