import { scanObjects } from './scanObjects';

/** Styles the annotated objects of the scan. */
export default scanObjects([
  'Tanks and spheres',
  'Columns and vessels',
  'Heat exchangers',
  'Pumps',
  'Pipes',
]);
