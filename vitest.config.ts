import path from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';

/** Tests that take long. Only `npm run test:all` runs them. */
const slow = 'tests/unit/**/*.slow.test.{ts,tsx}';

export default defineConfig({
  resolve: { alias: { '@site': path.resolve(__dirname) } },
  test: {
    // All cores: Vitest leaves one free by default, which is half of two.
    maxWorkers: '100%',
    // Milliseconds. They end tests that hang, not those of a slow machine.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // Projects add to a list of included files, so each lists its own.
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}', 'tests/security/servers/*.test.ts'],
          exclude: [...configDefaults.exclude, slow],
          // Packages such as TypeScript are loaded once per worker. The setup file resets what can hold state.
          isolate: false,
          setupFiles: 'tests/fixtures/isolate.ts',
        },
      },
      { extends: true, test: { name: 'slow', include: [slow] } },
    ],
  },
});
