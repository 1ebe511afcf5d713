/**
 * Checks that style sheets only use features that the oldest browsers of `browserslist` in
 * `package.json` support. The list of exceptions contains their fallbacks and tests.
 * `.oxlintrc.json` does the same for scripts. Style sheets must also use the values of the scale
 * (`config/eslint/scale.mjs`). Runs in ESLint, because oxlint can't parse style sheets.
 */
import { readFileSync } from 'node:fs';
import css from '@eslint/css';
import scale from './scale.mjs';

const { baseline: year, styles } = JSON.parse(
  readFileSync(new URL('../../src/engines/newer.json', import.meta.url), 'utf8'),
);

/** Returns the names of one kind, for `allowProperties` and `allowSelectors`. */
const namesOf = (kind) => styles.filter((each) => kind in each).map((each) => each[kind]);
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
