import { annotationEndpoints } from './routes/annotations';
import { assetEndpoints } from './routes/assets';
import { eventEndpoints } from './routes/events';
import { fileEndpoints } from './routes/files';
import { instanceEndpoints } from './routes/instances';
import { mappingEndpoints } from './routes/mappings';
import { modelEndpoints } from './routes/models';
import { nodeEndpoints } from './routes/nodes';
import type { Endpoint } from './router';

export const endpoints: readonly Endpoint[] = [
  ...modelEndpoints,
  ...nodeEndpoints,
  ...mappingEndpoints,
  ...assetEndpoints,
  ...eventEndpoints,
  ...fileEndpoints,
  ...annotationEndpoints,
  ...instanceEndpoints,
];
