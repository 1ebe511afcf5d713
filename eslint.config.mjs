import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import react from 'eslint-plugin-react';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import engines from './config/eslint/engines.mjs';
import repeats from './config/eslint/repeats.mjs';

export default tseslint.config(
  {
    ignores: [
      '**/node_modules/',
      'build/',
      'starters/*/{dist,.next,.angular}/',
      'starters/*/next-env.d.ts',
      'zips/',
      '.docusaurus/',
      '**/.generated/',
      '.cache/',
      'playwright-report/',
      'test-results/',
      'tests/fixtures/**/build/',
      '**/docs/**/api/',
      // These are compiled in the workspaces of their versions.
      'packages/api-reference/src/pages/samples/',
    ],
  },
  js.configs.recommended,
  tseslint.configs.recommended,
  {
    files: ['**/*.tsx'],
    ...react.configs.flat.recommended,
    settings: { react: { version: 'detect' } },
  },
  { files: ['**/*.tsx'], ...react.configs.flat['jsx-runtime'] },
  { files: ['**/*.tsx'], ...jsxA11y.flatConfigs.recommended },
  {
    // Only for these files, because its rules run the React compiler on each file. On all files, it took half of the
    // lint time.
    files: [
      '**/*.tsx',
      'src/{client,components,pages,siteFields,theme}/**/*.ts',
      'packages/page-script/src/**/*.ts',
      'src/plugins/dev/*.ts',
      'tests/fixtures/*.ts',
    ],
    ...reactHooks.configs.flat['recommended-latest'],
  },
  {
    languageOptions: { globals: { ...globals.node, ...globals.browser } },
    rules: {
      'no-console': 'off',
      eqeqeq: 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
    },
  },
  engines,
  repeats,
  {
    files: ['{src,packages}/**/*.{ts,tsx,mts}'],
    // The plant's geometry is lists of shapes, which are easier to read in one function.
    ignores: ['packages/demo-project/src/plant/*/**', 'packages/*/tests/**'],
    rules: {
      'max-lines': ['error', 300],
      'max-lines-per-function': ['error', 80],
    },
  },
  {
    files: ['tests/e2e/*.spec.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: '@playwright/test',
              importNames: ['test', 'expect'],
              message: "Import them from './support', which watches over every test.",
            },
          ],
        },
      ],
    },
  },
);
