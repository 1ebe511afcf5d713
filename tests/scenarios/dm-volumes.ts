import { scanObjects } from './scanObjects';

/** Styles the volumes of the data model, grouped by the tags of their assets. */
export default scanObjects([
  'Tanks and spheres',
  'Columns and vessels',
  'Heat exchangers',
  'Pipes',
]);
