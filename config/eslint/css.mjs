/**
 * Style sheets must only use features that the oldest browsers of `browserslist` in `package.json` support. Exceptions are
 * listed with their fallback and its test. `.oxlintrc.json` does the same for scripts. They only use values of the scale
 * (`config/eslint/scale.mjs`). oxlint can't parse style sheets.
 */
import { readFileSync } from 'node:fs';
import css from '@eslint/css';
import scale from './scale.mjs';

const { baseline: year, styles } = JSON.parse(
  readFileSync(new URL('../../src/engines/newer.json', import.meta.url), 'utf8'),
);

/** Names of one kind, for `allowProperties` and `allowSelectors`. */
const namesOf = (kind) => styles.filter((each) => kind in each).map((each) => each[kind]);
/** Values by property. */
const values = Object.fromEntries(
  styles.flatMap(({ property, value }) => (value === undefined ? [] : [[property, [value]]])),
);

export default [
  {
    files: ['src/**/*.css'],
    plugins: { css, docs: { rules: { scale } } },
    language: 'css/css',
    rules: {
      'docs/scale': 'error',
      'css/use-baseline': [
        'error',
        {
          available: year,
          allowProperties: namesOf('property').filter((name) => !(name in values)),
          allowPropertyValues: values,
          allowSelectors: namesOf('selector'),
        },
      ],
    },
  },
];
