import { adapted, holds, instead, statement } from '../statement';

export default statement({
  says: 'On desktop computers, `cadBudget.maximumRenderCost` is 15,000,000 by default.',
  is: 15_000_000,
  expect: {
    '3.0.2': adapted(instead('`cadBudget.maximumRenderCost` is `Infinity` by default.', Infinity)),
    '3.3.0': holds,
  },
  run: ({ viewer }) => viewer.cadBudget.maximumRenderCost,
});
