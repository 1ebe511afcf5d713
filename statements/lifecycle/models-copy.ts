import { statement } from '../statement';

export default statement({
  says: '`Cognite3DViewer.models` is a copy of the list: changing it changes no viewer.',
  is: 1,
  run: async ({ viewer, cad }) => {
    await cad;
    viewer.models.pop();
    return viewer.models.length;
  },
});
