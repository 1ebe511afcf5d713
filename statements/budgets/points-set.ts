import { statement } from '../statement';

export default statement({
  says: 'A `pointCloudBudget` that is set is the one that the viewer then has.',
  is: 1000,
  run: ({ viewer }) => {
    viewer.pointCloudBudget = { numberOfPoints: 1000 };
    return viewer.pointCloudBudget.numberOfPoints;
  },
});
