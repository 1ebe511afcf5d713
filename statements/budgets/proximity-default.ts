import { statement } from '../statement';

export default statement({
  says: '`cadBudget.highDetailProximityThreshold` is 10 by default on a computer.',
  is: 10,
  run: ({ viewer }) => viewer.cadBudget.highDetailProximityThreshold,
});
