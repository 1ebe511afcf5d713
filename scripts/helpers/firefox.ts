/** Finds a Firefox to test with, or installs one; used by the test commands and by Playwright's config. */
import fs from 'node:fs';
import path from 'node:path';
import type { LaunchOptions } from '@playwright/test';
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
export const firefoxChannel = 'moz-firefox';

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
      // Pages may read and write the clipboard without asking the reader, as Chromium's may once a test grants it.
      'dom.events.testing.asyncClipboard': true,
      // No page is kept for Back, which Playwright has switched off in Chromium, too: it never learns of one that is.
      'browser.sessionhistory.max_total_viewers': 0,
      // A picture that was downloaded is not opened in a tab, which would stand before the page that is tested.
      'browser.download.viewableInternally.enabledTypes': '',
      // The mouse goes through the browser as a reader's does, and so into frames of other sites, which have a process of
      // their own.
      'remote.events.async.mouse.enabled': true,
    },
  };
}

/**
 * Path of a Firefox, installing Debian's package when none is there, root and apt present. Throws, saying what to
 * install, when that fails.
 */
export function ensureFirefox(): string {
  const found = findFirefox();
  if (found !== undefined) return found;
  if (canInstall()) {
    console.log('No Firefox found: installing the Debian package.');
    install('firefox-esr', 'xvfb', 'libegl1', 'libgl1-mesa-dri', 'libpci3');
  }
  const installed = findFirefox();
  if (installed === undefined) {
    throw new Error(
      'The tests in Firefox need one. Install it with your system (Debian: `apt-get install firefox-esr`), ' +
        'or set FIREFOX_PATH to one.',
    );
  }
  return installed;
}
