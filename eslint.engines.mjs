/**
 * What runs in browsers uses no interface that is newer than the oldest browsers of `package.json`'s `browserslist`,
 * which are those of one year's Baseline. What may be newer is listed with the test that shows the fallback.
 */
import { readFileSync } from 'node:fs';
import baseline from 'eslint-plugin-baseline-js';

const { baseline: year, exceptions } = JSON.parse(
  readFileSync(new URL('src/engines/newer.json', import.meta.url), 'utf8'),
);

export default {
  files: ['src/{client,components,deferred,demo,frame,pages,search,theme}/**/*.{ts,tsx}'],
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
