import { createConfig } from './src/site/config';
import { readEnvironment } from './src/site/environment';
import { defaultFeatures } from './src/siteFields/features';

export default createConfig({
  siteDir: __dirname,
  environment: readEnvironment(),
  features: defaultFeatures,
});
