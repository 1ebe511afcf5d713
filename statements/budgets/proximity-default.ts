import { statement } from '../statement';

export default statement({
  says: 'On desktop computers, `cadBudget.highDetailProximityThreshold` is 10 by default.',
  is: 10,
  run: ({ viewer }) => viewer.cadBudget.highDetailProximityThreshold,
});
