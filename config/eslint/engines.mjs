/**
 * Browser code must only use APIs that the oldest browsers of `browserslist` in `package.json` support, which is one year's
 * Baseline. Exceptions are listed with the test of their fallback.
 */
import { readFileSync } from 'node:fs';
import baseline from 'eslint-plugin-baseline-js';

const { baseline: year, exceptions } = JSON.parse(
  readFileSync(new URL('../../src/engines/newer.json', import.meta.url), 'utf8'),
);

export default {
  files: [
    'src/{builds,client,components,pages,siteFields,theme}/**/*.{ts,tsx}',
    'packages/{demo-project,page-script,runner,search,shared}/src/**/*.{ts,tsx}',
  ],
  plugins: { 'baseline-js': baseline },
  rules: {
    'baseline-js/use-baseline': [
      'error',
      {
        available: year,
        includeWebApis: { preset: 'auto' },
        includeJsBuiltins: { preset: 'auto' },
        ignoreFeatures: exceptions.map(({ feature }) => feature),
      },
    ],
  },
};
