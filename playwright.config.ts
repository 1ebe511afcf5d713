import { defineConfig, type Project } from '@playwright/test';
import {
  chromiumArgs,
  findChromium,
  findShell,
  shellArgs,
  viewArgs,
} from './scripts/helpers/chromium';
import { leftOut } from './scripts/helpers/engineLimits';
import { firefoxUse } from './scripts/helpers/firefox';
import { readBuildInfo } from './scripts/helpers/buildInfo';
import {
  allTag,
  browserSuites,
  chromiumTag,
  enginesTag,
  firefoxFiles,
  gateAttacks,
  gateFiles,
  moreTag,
} from './tests/suites';

/** Port of the site. Set a different port to test two checkouts on one machine. */
const port = Number(process.env.DOCS_TEST_PORT ?? 4173);
/** Path of a JSON report, from which `npm test` reads the number of tests. */
const report = process.env.DOCS_TEST_REPORT;
const built = readBuildInfo();
const executablePath = findChromium();
/** Options for tests of whole pages. The headless shell opens pages faster. */
const shell = { launchOptions: { executablePath: findShell(), args: shellArgs } };
/** Options for tests of 3D views. The switches make the software renderer twice as fast. */
const views = { launchOptions: { executablePath, args: viewArgs } };
const { baseUrl } = built ?? { baseUrl: '/' };

const paths = (files: readonly string[]) => files.map((file) => `**/e2e/${file}`);
const notInGate = new RegExp(`${allTag}|${moreTag}`);
/** Matches tests that run only in Chromium. */
const onlyChromium = new RegExp(`^(?!.*${enginesTag}).*${allTag}|${chromiumTag}`);
const isInGate = (file: string) =>
  [...gateFiles, ...gateAttacks, 'scenarios.spec.ts'].includes(file);
const { files: notInFirefox, tests: beyondFirefox } = leftOut('firefox');

/**
 * Returns the projects for a suite of `npm run test:all`: one for whole files, and one for tagged tests in files that
 * `npm test` also runs. `--project="name*"` selects both.
 */
function projectsOf({ name, files, workers, minutes }: (typeof browserSuites)[number]): Project[] {
  const shared = {
    ...(minutes && { timeout: minutes * 60_000 }),
    ...(workers && { workers }),
  };
  const [partly, wholly] = [files.filter(isInGate), files.filter((file) => !isInGate(file))];
  return [
    ...(wholly.length > 0
      ? [
          {
            ...shared,
            name,
            testMatch: paths(wholly),
            ...(workers === undefined && { use: shell }),
          },
        ]
      : []),
    ...(partly.length > 0
      ? [
          {
            ...shared,
            name: `${name}, the rest`,
            testMatch: paths(partly),
            grep: notInGate,
            // Uses the same browser and switches as `gate-examples`. Otherwise, Chromium without a GPU can leave part
            // of an older SDK's view empty.
            ...(partly.includes('scenarios.spec.ts') && { use: views }),
          },
        ]
      : []),
  ];
}

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/output',
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  // Doesn't retry, because the cause of a flaky test should be fixed.
  retries: 0,
  // A test waits for about a quarter of its time, so a machine with two cores can run three tests at once.
  workers: 3,
  // Limits in milliseconds for tests that hang. They're long enough for slow machines.
  timeout: 300_000,
  expect: { timeout: 90_000 },
  reporter: [
    ['list'],
    ['./tests/scenarios/goldenReporter.ts'],
    ...(report === undefined ? [] : ([['json', { outputFile: report }]] as const)),
  ],
  use: {
    browserName: 'chromium',
    baseURL: `http://localhost:${port}${baseUrl}`,
    viewport: { width: 1440, height: 900 },
    // A trace's screenshots take a third of the software renderer's time. Turn traces on with `--trace on`.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath, args: chromiumArgs },
  },
  projects: [
    // The longest tests start first, so that all workers finish at about the same time.
    {
      name: 'gate-examples',
      testMatch: paths(['scenarios.spec.ts']),
      grepInvert: notInGate,
      use: views,
    },
    // Pages and attacks share a project, because each project starts new workers.
    {
      name: 'gate',
      testMatch: paths([...gateFiles, ...gateAttacks]),
      grepInvert: notInGate,
      use: shell,
    },
    ...browserSuites.flatMap(projectsOf),
    {
      name: 'firefox',
      use: firefoxUse(),
      grepInvert: [onlyChromium, ...beyondFirefox],
      testMatch: paths(firefoxFiles),
      testIgnore: notInFirefox,
    },
    // Requires Playwright's build of WebKit. Without that build, `tests/webkit/vitest.config.mts` tests with WebKitGTK.
    {
      name: 'webkit',
      grep: new RegExp(enginesTag),
      use: { browserName: 'webkit', launchOptions: {} },
    },
  ],
  // Tests of the frame don't need a built site.
  ...(built && {
    webServer: {
      command: `npx tsx scripts/serve.ts --connect-local --port ${port}`,
      url: `http://localhost:${port}${baseUrl}`,
      // A running server could serve the files of an earlier build.
      reuseExistingServer: false,
    },
  }),
});
