import { holds, instead, statement } from '../statement';

export default statement({
  says: '`pointCloudBudget.numberOfPoints` is 3,000,000 by default, on a computer and on a phone.',
  is: [3_000_000, 3_000_000],
  expect: {
    '3.0.2': instead(
      '`pointCloudBudget.numberOfPoints` is 2,000,000 by default, on a computer and on a phone.',
      [2_000_000, 2_000_000],
    ),
    '3.3.0': holds,
  },
  run: ({ viewer, asPhone, newViewer }) => {
    const computer = viewer.pointCloudBudget.numberOfPoints;
    asPhone();
    return [computer, newViewer().pointCloudBudget.numberOfPoints];
  },
});
