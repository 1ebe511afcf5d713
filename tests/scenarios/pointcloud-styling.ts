import { scanObjects } from './scanObjects';

/** Tests the styles of the scan's annotated objects. */
export default scanObjects([
  'Tanks and spheres',
  'Columns and vessels',
  'Heat exchangers',
  'Pumps',
  'Pipes',
]);
