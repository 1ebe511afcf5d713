import path from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';

/** Slow tests. Only `npm run test:all` runs them. */
const slow = '{tests/unit,packages/*/tests}/**/*.slow.test.{ts,tsx}';

export default defineConfig({
  resolve: { alias: { '@site': path.resolve(__dirname) } },
  test: {
    // Use all cores. By default, Vitest leaves one free, which is half of two.
    maxWorkers: '100%',
    // More space for new objects than Node's 16 MB, so that it collects garbage less often.
    execArgv: ['--max-semi-space-size=64'],
    // Time limits in milliseconds. They're for tests that hang, not for slow machines.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // Projects add to this list, so each one lists its own files.
    include: [],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            '{tests/unit,packages/*/tests}/**/*.test.{ts,tsx}',
            'tests/security/*/*.test.ts',
          ],
          exclude: [...configDefaults.exclude, slow],
          // Load packages such as TypeScript once per worker. The setup file reloads the project's own
          // modules for each test file.
          isolate: false,
          setupFiles: 'tests/fixtures/isolate.ts',
        },
      },
      { extends: true, test: { name: 'slow', include: [slow] } },
    ],
  },
});
