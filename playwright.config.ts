import { defineConfig } from '@playwright/test';
import {
  chromiumArgs,
  findChromium,
  findShell,
  shellArgs,
  viewArgs,
} from './scripts/helpers/chromium';
import { leftOut } from './scripts/helpers/engineLimits';
import { firefoxChannel, firefoxLaunch } from './scripts/helpers/firefox';
import { readBuildInfo } from './scripts/helpers/buildInfo';

/** Another one where two checkouts are tested on one machine. */
const port = Number(process.env.DOCS_TEST_PORT ?? 4173);
const built = readBuildInfo();
const executablePath = findChromium();
/** For what asks nothing of the browser around the page. */
const shell = { launchOptions: { executablePath: findShell(), args: shellArgs } };
const { baseUrl } = built ?? { baseUrl: '/' };

/** Tests of what writers do. */
const writing = ['dev.spec.ts', 'versioning.spec.ts'];
/** What tries to break in, one file per surface. */
const attacks = '**/attacks/*.spec.ts';
/** Tests with this tag take too long for `npm test`: `npm run test:long` runs them. */
const long = /@long/;
/** Tests with this tag run in `npm test` in all engines, the others of them in `npm run test:long`. */
const engines = /@engines/;
const { files: notInFirefox, tests: beyondFirefox } = leftOut('firefox');
const firefox = {
  browserName: 'firefox',
  channel: firefoxChannel,
  launchOptions: firefoxLaunch(),
} as const;

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  // What fails now and then has a cause, which is mended.
  retries: 0,
  // Two cores, and a software renderer that uses both.
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['./tests/scenarios/goldenReporter.ts']],
  use: {
    browserName: 'chromium',
    baseURL: `http://localhost:${port}${baseUrl}`,
    viewport: { width: 1440, height: 900 },
    // A trace takes a picture of each step, which costs a software renderer a third of its time: `--trace on` has one.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath, args: chromiumArgs },
  },
  projects: [
    {
      name: 'chromium',
      testIgnore: ['scenarios.spec.ts', 'firefox.spec.ts', attacks, ...writing],
      grepInvert: long,
      use: shell,
    },
    { name: 'attacks', testMatch: attacks, grepInvert: long, use: shell },
    // Opens every example page, and compares pictures of views.
    {
      name: 'examples',
      testMatch: 'scenarios.spec.ts',
      grepInvert: long,
      use: { launchOptions: { executablePath, args: viewArgs } },
    },
    // Bundle and build whole sites: apart from tests that draw, which would wait for it.
    { name: 'writing', testMatch: writing, workers: 1, grepInvert: long, use: shell },
    { name: 'long', grep: long, workers: 1, timeout: 15 * 60_000 },
    {
      name: 'firefox',
      grep: engines,
      grepInvert: beyondFirefox,
      testIgnore: notInFirefox,
      use: firefox,
    },
    {
      name: 'firefox-long',
      grepInvert: [engines, long, ...beyondFirefox],
      testIgnore: [...writing, ...notInFirefox],
      // Over BiDi each step is an exchange of its own: tests of many pages take two to four times as long.
      timeout: 240_000,
      use: firefox,
    },
  ],
  // Tests of the frame and of examples need no built site.
  ...(built && {
    webServer: {
      command: `npx tsx scripts/serve.ts --connect-local --port ${port}`,
      url: `http://localhost:${port}${baseUrl}`,
      // A server left from an earlier build would answer with its files.
      reuseExistingServer: false,
    },
  }),
});
