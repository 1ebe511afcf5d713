/** `npm run test:long`: what takes too long for `npm test`. Needs a build; the workflow runs it once a week. */
import { ensureBrowsers } from './helpers/chromium';
import { ensureEngines } from './helpers/firefox';
import { browserTests, npmRun, runParts, succeeds, type Part } from './helpers/parts';
import { main } from './helpers/run';

/** One part for each file of `tests/e2e` with long tests. Budgets are seconds, on two cores. */
export const longFiles = [
  { name: 'security', budget: 300, file: 'security.spec.ts' },
  { name: 'SDK shapes', budget: 1200, file: 'sdkShapes.spec.ts' },
  { name: 'clicks', budget: 180, file: 'frame.clicks.spec.ts' },
  { name: 'cameras', budget: 90, file: 'frame.camera.spec.ts' },
  { name: 'linked views', budget: 150, file: 'frame.linked.spec.ts' },
  { name: 'templates', budget: 90, file: 'templates.spec.ts' },
  { name: 'updated pages', budget: 240, file: 'updated.spec.ts' },
  { name: 'deploys', budget: 300, file: 'deploys.spec.ts' },
  { name: 'offline copy', budget: 240, file: 'offline.spec.ts' },
  // What `npm test` gives the same parts, and a quarter for the pages of one more version.
  { name: 'gate after a cut', budget: 3810, file: 'cutGate.spec.ts' },
] as const;

const parts: readonly Part[] = [
  {
    name: 'browser',
    budget: 120,
    run: () => succeeds(async () => console.log(...ensureBrowsers())),
  },
  {
    name: 'engines',
    budget: 120,
    run: () => succeeds(async () => console.log(...ensureEngines())),
  },
  {
    name: 'statements',
    budget: 900,
    needs: ['browser'],
    run: npmRun('statements', '--all'),
  },
  ...longFiles.map(({ name, budget, file }): Part => ({
    name,
    budget,
    needs: ['browser'],
    run: browserTests('long', `tests/e2e/${file}`),
  })),
  {
    name: 'firefox, all',
    budget: 5400,
    needs: ['browser', 'engines'],
    run: browserTests('firefox-long'),
  },
];

if (require.main === module) {
  main(async () => {
    if (!(await runParts(parts))) process.exitCode = 1;
  });
}
