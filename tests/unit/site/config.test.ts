/** Docusaurus includes the whole configuration in the bundle that browsers load. */
import { expect, it } from 'vitest';
import { createConfig } from '../../../src/site/config';
import { readEnvironment } from '../../../src/site/environment';
import { defaultFeatures } from '../../../src/siteFields/features';
import { rootDir } from '@reveal-docs/versions';

it('the configuration contains no path of the computer that builds the site', () => {
  const config = JSON.stringify(
    createConfig({ siteDir: rootDir, environment: readEnvironment({}), features: defaultFeatures }),
  );
  expect(config).toContain('./src/client/hovers.ts');
  expect(config).toContain('./src/css/index.css');
  expect(config).not.toContain(rootDir);
});
