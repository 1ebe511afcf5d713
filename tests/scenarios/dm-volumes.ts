import { scanObjects } from './scanObjects';

/** Tests the styles of the volumes in the data model, grouped by their assets' tags. */
export default scanObjects([
  'Tanks and spheres',
  'Columns and vessels',
  'Heat exchangers',
  'Pipes',
]);
