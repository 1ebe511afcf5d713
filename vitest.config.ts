import path from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';

/** Slow tests. Only `npm run test:all` runs them. */
const slow = '{tests/unit,packages/*/tests}/**/*.slow.test.{ts,tsx}';

export default defineConfig({
  resolve: { alias: { '@site': path.resolve(__dirname) } },
  test: {
    // By default, Vitest leaves one core free, which is half of a machine with two cores.
    maxWorkers: '100%',
    // Increases the space for new objects from Node's 16 MB, so that Node collects garbage less often.
    execArgv: ['--max-semi-space-size=64'],
    // Limits in milliseconds for tests that hang. On a busy machine, tests took up to 40 times as long as alone.
    testTimeout: 900_000,
    hookTimeout: 900_000,
    expect: { poll: { timeout: 300_000 } },
    // Projects add to this list, so each project lists its own files.
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
          // Loads packages such as TypeScript once per worker. The setup file reloads the project's own modules per
          // test file.
          isolate: false,
          setupFiles: 'tests/fixtures/isolate.ts',
        },
      },
      { extends: true, test: { name: 'slow', include: [slow] } },
    ],
  },
});
