import { statement } from '../statement';

export default statement({
  says: 'A view state survives `JSON.stringify()`.',
  is: true,
  run: async ({ viewer, cad }) => {
    await cad;
    const state = viewer.getViewState();
    return JSON.stringify(JSON.parse(JSON.stringify(state))) === JSON.stringify(state);
  },
});
