import fs from 'node:fs';
import path from 'node:path';
import { firefox, type LaunchOptions, type Project } from '@playwright/test';
import { ensureInstalled } from './ensureInstalled';
import { firstExisting } from './findProgram';

const systemPaths = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

/**
 * Playwright's channel for any Firefox, which it controls over WebDriver BiDi. The usual `firefox` channel requires a
 * download of Playwright's patched build.
 */
const channel = 'moz-firefox';

const preferences = {
  // Lets pages use the clipboard without a prompt, as in Chromium after a test has granted the permission.
  'dom.events.testing.asyncClipboard': true,
  // Disables the back/forward cache, because Playwright doesn't notice when a page is restored from it. Playwright
  // itself disables the cache in Chromium.
  'browser.sessionhistory.max_total_viewers': 0,
  // Prevents downloaded pictures from opening in a new tab that covers the tested page.
  'browser.download.viewableInternally.enabledTypes': '',
};

/** Whether Playwright's own build is installed (`npx playwright install firefox`). */
function hasOwnFirefox(): boolean {
  return fs.existsSync(firefox.executablePath());
}

function findFirefox(): string | undefined {
  return firstExisting([process.env.FIREFOX_PATH, ...systemPaths]);
}

export function firefoxLaunch(): LaunchOptions {
  const executablePath = path.join(__dirname, 'firefoxRelay.mjs');
  return {
    executablePath,
    args: [],
    env: {
      ...process.env,
      FIREFOX_PATH: findFirefox(),
      // The screen must be at least as large as the windows that `firefoxRelay.mjs` opens.
      MOZ_HEADLESS_WIDTH: '2000',
      MOZ_HEADLESS_HEIGHT: '1400',
    },
    firefoxUserPrefs: {
      ...preferences,
      // Sends mouse events through the browser process. Otherwise, the events don't reach cross-site frames, which run
      // in other processes.
      'remote.events.async.mouse.enabled': true,
    },
  };
}

/**
 * Returns Playwright's options for its own build of Firefox if that is installed, or otherwise for the system's Firefox
 * over WebDriver BiDi.
 */
export function firefoxUse(): NonNullable<Project['use']> {
  return hasOwnFirefox()
    ? { browserName: 'firefox', launchOptions: { firefoxUserPrefs: preferences } }
    : { browserName: 'firefox', channel, launchOptions: firefoxLaunch() };
}

/**
 * Returns the path of Firefox. If Firefox is missing, installs Debian's package, which requires root access and apt.
 * Throws an error with instructions if that fails.
 */
export function ensureFirefox(): string {
  if (hasOwnFirefox()) return firefox.executablePath();
  return ensureInstalled('Firefox', findFirefox, {
    packages: ['firefox-esr', 'xvfb', 'libegl1', 'libgl1-mesa-dri', 'libpci3'],
    instructions:
      'Firefox is missing. Install it with `npx playwright install firefox` or your package manager (Debian: `apt-get install firefox-esr`), ' +
      'or set FIREFOX_PATH.',
  });
}
