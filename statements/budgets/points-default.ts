import { holds, instead, statement } from '../statement';

export default statement({
  says: '`pointCloudBudget.numberOfPoints` is 3,000,000 by default.',
  is: 3_000_000,
  expect: {
    '3.0.2': instead('`pointCloudBudget.numberOfPoints` is 2,000,000 by default.', 2_000_000),
    '3.3.0': holds,
  },
  run: ({ viewer }) => viewer.pointCloudBudget.numberOfPoints,
});
