/**
 * Style sheets use nothing that is newer than the oldest browsers of `package.json`'s `browserslist`, as scripts do
 * (`eslint.engines.mjs`). What may be newer is listed with what browsers without it do and the test that shows it.
 * A configuration of its own: rules for scripts cannot read style sheets.
 */
import { readFileSync } from 'node:fs';
import css from '@eslint/css';

const { baseline: year, styles } = JSON.parse(
  readFileSync(new URL('src/engines/newer.json', import.meta.url), 'utf8'),
);

/** Names of one kind: `allowProperties` and `allowSelectors` take them. */
const namesOf = (kind) => styles.filter((each) => kind in each).map((each) => each[kind]);
/** Property → values. */
const values = Object.fromEntries(
  styles.flatMap(({ property, value }) => (value === undefined ? [] : [[property, [value]]])),
);

export default [
  {
    files: ['src/**/*.css'],
    plugins: { css },
    language: 'css/css',
    rules: {
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
