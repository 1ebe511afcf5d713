import path from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { alias: { '@site': path.resolve(__dirname) } },
  test: {
    include: ['tests/unit/**/*.test.{ts,tsx}'],
    testTimeout: 60_000,
    // Not one less, which is all of the other half of two cores.
    maxWorkers: '100%',
  },
});
