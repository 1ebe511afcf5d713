import path from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';

/** Tests that take long. Only `npm run test:all` runs them. */
const slow = 'tests/unit/**/*.slow.test.{ts,tsx}';
/** Tests that replace modules or globals, and need fresh ones. */
const isolated = 'tests/unit/**/*.isolated.test.{ts,tsx}';
const all = 'tests/unit/**/*.test.{ts,tsx}';

/** Milliseconds. They end tests that hang, not those of a slow machine. */
const test = { testTimeout: 180_000, hookTimeout: 180_000 };

export default defineConfig({
  resolve: { alias: { '@site': path.resolve(__dirname) } },
  test: {
    // All cores: Vitest leaves one free by default, which is half of two.
    maxWorkers: '100%',
    include: [all],
    projects: [
      {
        extends: true,
        test: {
          ...test,
          name: 'unit',
          include: [all],
          exclude: [...configDefaults.exclude, slow, isolated],
          // Modules are loaded once per worker instead of once per file, which takes a third less time.
          isolate: false,
        },
      },
      { extends: true, test: { ...test, name: 'isolated', include: [isolated] } },
      { extends: true, test: { ...test, name: 'slow', include: [slow] } },
    ],
  },
});
