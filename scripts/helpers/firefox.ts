/** Finds a Firefox to test with, or installs one; used by the test commands and by Playwright's config. */
import fs from 'node:fs';
import path from 'node:path';
import { firefox, type LaunchOptions, type Project } from '@playwright/test';
import { canInstall, install } from './chromium';

const systemPaths = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

/**
 * A Firefox of any release is driven over WebDriver BiDi, its own protocol: Playwright's `firefox` is a build of its
 * own that has to be downloaded, which this one has not.
 */
const channel = 'moz-firefox';

/** What pages of tests need of any Firefox. */
const preferences = {
  // Pages can read and write the clipboard without a prompt, as Chromium's can once a test grants it.
  'dom.events.testing.asyncClipboard': true,
  // No page is kept for Back: Playwright never learns of a page that comes back. It switches that off in Chromium, too.
  'browser.sessionhistory.max_total_viewers': 0,
  // A downloaded picture doesn't open in a tab in front of the page that is tested.
  'browser.download.viewableInternally.enabledTypes': '',
};

/** Whether Playwright's own build is installed (`npx playwright install firefox`). */
function hasOwnFirefox(): boolean {
  return fs.existsSync(firefox.executablePath());
}

/** Path of a Firefox: `FIREFOX_PATH`, or the system's; undefined when there is none. */
function findFirefox(): string | undefined {
  return [process.env.FIREFOX_PATH, ...systemPaths].find(
    (file) => file !== undefined && file !== '' && fs.existsSync(file),
  );
}

/** How Playwright starts it: through `firefoxRelay.mjs`, which says why. */
export function firefoxLaunch(): LaunchOptions {
  const executablePath = path.join(__dirname, 'firefoxRelay.mjs');
  return {
    executablePath,
    args: [],
    env: {
      ...process.env,
      FIREFOX_PATH: findFirefox(),
      // Room for the windows of `firefoxRelay.mjs`.
      MOZ_HEADLESS_WIDTH: '2000',
      MOZ_HEADLESS_HEIGHT: '1400',
    },
    firefoxUserPrefs: {
      ...preferences,
      // The mouse goes through the browser as a reader's does, and so into frames of other sites, which have a process of
      // their own.
      'remote.events.async.mouse.enabled': true,
    },
  };
}

/** How Playwright uses Firefox: its own build where that is installed, otherwise the system's over WebDriver BiDi. */
export function firefoxUse(): NonNullable<Project['use']> {
  return hasOwnFirefox()
    ? { browserName: 'firefox', launchOptions: { firefoxUserPrefs: preferences } }
    : { browserName: 'firefox', channel, launchOptions: firefoxLaunch() };
}

/**
 * Path of a Firefox, installing Debian's package when none is there, root and apt present. Throws, saying what to
 * install, when that fails.
 */
export function ensureFirefox(): string {
  if (hasOwnFirefox()) return firefox.executablePath();
  const found = findFirefox();
  if (found !== undefined) return found;
  if (canInstall()) {
    console.log('No Firefox found: installing the Debian package.');
    install('firefox-esr', 'xvfb', 'libegl1', 'libgl1-mesa-dri', 'libpci3');
  }
  const installed = findFirefox();
  if (installed === undefined) {
    throw new Error(
      'no Firefox; install it with `npx playwright install firefox` or your system (Debian: `apt-get install firefox-esr`), ' +
        'or set FIREFOX_PATH.',
    );
  }
  return installed;
}
