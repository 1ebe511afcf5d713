import { statement } from '../statement';

export default statement({
  says: 'Each viewer has its own `cadBudget`.',
  is: [2_000_000, true],
  run: ({ viewer, newViewer }) => {
    const other = newViewer();
    viewer.cadBudget = { ...viewer.cadBudget, maximumRenderCost: 2_000_000 };
    return [viewer.cadBudget.maximumRenderCost, other.cadBudget.maximumRenderCost > 2_000_000];
  },
});
