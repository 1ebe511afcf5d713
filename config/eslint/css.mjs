/**
 * Checks that style sheets use only the scale (`scale.mjs`) and features that are supported by the oldest browsers in
 * the `browserslist` of `package.json`. ESLint runs these checks, because oxlint can't parse style sheets.
 */
import { readFileSync } from 'node:fs';
import css from '@eslint/css';
import scale from './scale.mjs';

const { baseline: year, styles } = JSON.parse(
  readFileSync(new URL('../../src/engines/newer.json', import.meta.url), 'utf8'),
);

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
