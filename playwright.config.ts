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
  enginesTag,
  firefoxFiles,
  gateAttacks,
  gateFiles,
} from './tests/suites';

/** Set a different port to test two checkouts on one machine. */
const port = Number(process.env.DOCS_TEST_PORT ?? 4173);
/** File for a JSON report, which `npm test` counts tests with. */
const report = process.env.DOCS_TEST_REPORT;
const built = readBuildInfo();
const executablePath = findChromium();
/** For pages that fill the browser: the headless shell opens them faster. */
const shell = { launchOptions: { executablePath: findShell(), args: shellArgs } };
/** For views: a software renderer draws them twice as fast with these switches. */
const views = { launchOptions: { executablePath, args: viewArgs } };
const { baseUrl } = built ?? { baseUrl: '/' };

const paths = (files: readonly string[]) => files.map((file) => `**/e2e/${file}`);
const onlyAll = new RegExp(allTag);
const isInGate = (file: string) =>
  [...gateFiles, ...gateAttacks, 'scenarios.spec.ts'].includes(file);
const { files: notInFirefox, tests: beyondFirefox } = leftOut('firefox');

/**
 * The projects of a suite of `npm run test:all`: whole files, and the tests with the tag in files of which `npm test` runs
 * the rest. Playwright takes both names with `--project="name*"`.
 */
function projectsOf({
  name,
  files,
  workers,
  minutes = 5,
}: (typeof browserSuites)[number]): Project[] {
  const shared = { timeout: minutes * 60_000, ...(workers && { workers }) };
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
      ? [{ ...shared, name: `${name}, the rest`, testMatch: paths(partly), grep: onlyAll }]
      : []),
  ];
}

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/output',
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  // A test that fails now and then has a cause, which is to be found and fixed.
  retries: 0,
  // Two cores, and a software renderer that uses both.
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [
    ['list'],
    ['./tests/scenarios/goldenReporter.ts'],
    ...(report === undefined ? [] : ([['json', { outputFile: report }]] as const)),
  ],
  use: {
    browserName: 'chromium',
    baseURL: `http://localhost:${port}${baseUrl}`,
    viewport: { width: 1440, height: 900 },
    // A trace takes a picture of each step, which costs a software renderer a third of its time. Use `--trace on`.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath, args: chromiumArgs },
  },
  projects: [
    { name: 'gate', testMatch: paths(gateFiles), grepInvert: onlyAll, use: shell },
    { name: 'gate-attacks', testMatch: paths(gateAttacks), grepInvert: onlyAll, use: shell },
    {
      name: 'gate-examples',
      testMatch: paths(['scenarios.spec.ts']),
      grepInvert: onlyAll,
      use: views,
    },
    ...browserSuites.flatMap(projectsOf),
    {
      name: 'firefox',
      use: firefoxUse(),
      grepInvert: [onlyAll, ...beyondFirefox],
      testMatch: paths(firefoxFiles),
      testIgnore: notInFirefox,
      // Each step is a round trip over WebDriver BiDi: tests of many pages take two to four times as long.
      timeout: 240_000,
    },
    // Playwright's own build. Where there is none, `vitest.webkit.config.mts` drives WebKitGTK.
    {
      name: 'webkit',
      grep: new RegExp(enginesTag),
      use: { browserName: 'webkit', launchOptions: {} },
    },
  ],
  // Tests of the frame need no built site.
  ...(built && {
    webServer: {
      command: `npx tsx scripts/serve.ts --connect-local --port ${port}`,
      url: `http://localhost:${port}${baseUrl}`,
      // A server that an earlier build left running would answer with its files.
      reuseExistingServer: false,
    },
  }),
});
