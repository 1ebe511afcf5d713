import { statement } from '../statement';

export default statement({
  says: 'Converting a view state to JSON and back produces the same JSON again.',
  is: true,
  run: async ({ viewer, cad }) => {
    await cad;
    const state = viewer.getViewState();
    return JSON.stringify(JSON.parse(JSON.stringify(state))) === JSON.stringify(state);
  },
});
