import { scanObjects } from './scanObjects';

/** Tests the styles of the data model's volumes. The volumes are grouped by the tags of their assets. */
export default scanObjects([
  'Tanks and spheres',
  'Columns and vessels',
  'Heat exchangers',
  'Pipes',
]);
