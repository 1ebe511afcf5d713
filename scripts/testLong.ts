/** `npm run test:long`: what takes too long for `npm test`. Needs a build; the workflow runs it once a week. */
import { ensureBrowsers } from './helpers/chromium';
import { ensureFirefox } from './helpers/firefox';
import { ensureWebKit } from './helpers/webkit';
import { browserTests, npmRun, runParts, succeeds, webKitTests, type Part } from './helpers/parts';
import { main } from './helpers/run';

/** One part for each file of `tests/e2e` with long tests. Budgets are seconds, on two cores. */
export const longFiles = [
  { name: 'security', budget: 300, file: 'security.spec.ts' },
  { name: 'SDK shapes', budget: 1200, file: 'sdkShapes.spec.ts' },
  { name: 'clicks', budget: 180, file: 'frame.clicks.spec.ts' },
  { name: 'cameras', budget: 90, file: 'frame.camera.spec.ts' },
  { name: 'linked views', budget: 150, file: 'frame.linked.spec.ts' },
  { name: 'API pages', budget: 150, file: 'crawl.spec.ts' },
  { name: 'starts', budget: 120, file: 'frame.spec.ts' },
  { name: 'insertions', budget: 90, file: 'frame.snippets.spec.ts' },
  { name: 'ten valves', budget: 120, file: 'frame.together.spec.ts' },
  { name: 'downloads', budget: 120, file: 'exampleDownload.spec.ts' },
  { name: 'twenty changes', budget: 150, file: 'exampleProofs.spec.ts' },
  { name: 'older examples', budget: 1200, file: 'scenarios.spec.ts' },
  { name: 'dropped version', budget: 420, file: 'dropVersion.spec.ts' },
  { name: 'templates', budget: 90, file: 'templates.spec.ts' },
  { name: 'updated pages', budget: 240, file: 'updated.spec.ts' },
  { name: 'deploys', budget: 300, file: 'deploys.spec.ts' },
  { name: 'offline copy', budget: 240, file: 'offline.spec.ts' },
  { name: 'soak', budget: 420, file: 'soak.spec.ts' },
  { name: 'faults of files', budget: 300, file: 'faults/files.spec.ts' },
  { name: 'faults of runs', budget: 480, file: 'faults/runs.spec.ts' },
  { name: 'faults of wasm', budget: 300, file: 'faults/wasm.spec.ts' },
  { name: 'faults of browsers', budget: 240, file: 'faults/browser.spec.ts' },
  // What `npm test` gives the same parts, and a quarter for the pages of one more version.
  { name: 'gate after a cut', budget: 4020, file: 'cutGate.spec.ts' },
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
    run: () => succeeds(async () => console.log(ensureFirefox(), ensureWebKit().browser)),
  },
  {
    name: 'statements',
    budget: 900,
    needs: ['browser'],
    run: npmRun('statements', '--all'),
  },
  { name: 'tasks', budget: 600, needs: ['browser'], run: npmRun('check:tasks', 'tasks/answers') },
  { name: 'wrong tasks', budget: 900, needs: ['browser'], run: npmRun('check:tasks', '--wrong') },
  { name: 'webkit', budget: 240, needs: ['browser'], run: webKitTests('long') },
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
