/**
 * Configuration for testing the built site in WebKit. To run the tests:
 *
 * npx vitest run --config tests/webkit/vitest.config.mts --project smoke
 */

import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Tests that are too slow for `npm test`. */
const long = 'tests/webkit/**/*.long.test.ts';

const shared = {
  globalSetup: 'tests/webkit/setup.ts',
  // The driver can open only one browser at a time.
  fileParallelism: false,
  maxWorkers: 1,
  isolate: false,
  // On a shared machine, the software renderer can take a long time to draw the first picture.
  testTimeout: 120_000,
  hookTimeout: 120_000,
};
const resolve = { alias: { '@site': fileURLToPath(new URL('../..', import.meta.url)) } };

export default defineConfig({
  test: {
    projects: [
      {
        resolve,
        test: { ...shared, name: 'smoke', include: ['tests/webkit/**/*.test.ts'], exclude: [long] },
      },
      { resolve, test: { ...shared, name: 'long', include: [long] } },
    ],
  },
});
