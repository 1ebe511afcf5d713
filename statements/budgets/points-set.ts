import { statement } from '../statement';

export default statement({
  says: '`Cognite3DViewer.pointCloudBudget` returns the budget that you set.',
  is: 1000,
  run: ({ viewer }) => {
    viewer.pointCloudBudget = { numberOfPoints: 1000 };
    return viewer.pointCloudBudget.numberOfPoints;
  },
});
