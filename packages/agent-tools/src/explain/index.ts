import { callMessages } from './calls';
import { dataModelingMessages } from './dataModeling';
import type { Explanation } from './explanation';
import { imageMessages } from './images';
import { modelMessages } from './models';

export { reasons } from './reasons';

export const explanations: readonly Explanation[] = [
  ...callMessages,
  ...imageMessages,
  ...modelMessages,
  ...dataModelingMessages,
];
