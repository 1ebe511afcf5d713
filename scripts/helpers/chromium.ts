import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { canInstall, ensureInstalled, installPackages } from './ensureInstalled';
import { firstExisting } from './findProgram';
import { bin } from './run';

const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
];

const commonArgs = [
  '--no-sandbox',
  '--disable-gpu-sandbox',
  '--ignore-gpu-blocklist',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-default-apps',
  '--disable-extensions',
  '--disable-dev-shm-usage',
];

/** Whether Mesa's software renderer and the library that connects Chromium to it are installed. */
function hasMesa(): boolean {
  const folders = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu', '/usr/lib64'];
  return folders.some((folder) =>
    ['dri/swrast_dri.so', 'libEGL.so.1'].every((file) => fs.existsSync(path.join(folder, file))),
  );
}

/**
 * Switches for pictures in the docs. They turn off background requests and render WebGL 2 with Chromium's own software
 * renderer, because ambient occlusion doesn't have banding there. Source: Chromium's list of switches.
 */
export const pictureArgs = [
  ...commonArgs,
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
];

/** Switches for tests of views. With Mesa, rendering takes half as long. */
export const viewArgs = hasMesa()
  ? [...commonArgs, '--use-gl=angle', '--use-angle=gl-egl']
  : pictureArgs;

/** Switches for complete pages. Everything except the views renders without a GPU. */
export const chromiumArgs = [...viewArgs, '--disable-gpu-compositing'];

/** Switches for the headless shell, which by default doesn't isolate cross-site frames in their own processes. */
export const shellArgs = [...chromiumArgs, '--site-per-process'];

/**
 * Returns the path of Chromium: `CHROMIUM_PATH`, Playwright's build, or the system's package, in this order. Returns
 * undefined if none of them exists.
 */
export function findChromium(): string | undefined {
  return firstExisting([process.env.CHROMIUM_PATH, chromium.executablePath(), ...systemPaths]);
}

/** Debian's headless shell, which is Chromium without windows. */
const systemShell = '/usr/bin/chromium-headless-shell';

/**
 * Returns the path of the browser for complete pages: the headless shell, or Chromium if the shell isn't installed. The
 * shell is Playwright's default browser, has the same engine, and opens a page in about half the time. `CHROMIUM_PATH`
 * overrides both.
 */
export function findShell(): string | undefined {
  const isNamed = process.env.CHROMIUM_PATH !== undefined && process.env.CHROMIUM_PATH !== '';
  return !isNamed && fs.existsSync(systemShell) ? systemShell : findChromium();
}

/**
 * Returns the path of Chromium. If Chromium is missing, downloads Playwright's build. If the download fails, installs
 * Debian's package. Throws an error with instructions if both fail.
 */
export function ensureChromium(): string {
  if (findChromium() === undefined) {
    console.log("Chromium not found. Downloading Playwright's build of Chromium.");
    spawnSync(process.execPath, [bin('playwright'), 'install', 'chromium'], { encoding: 'utf8' });
  }
  return ensureInstalled('Chromium', findChromium, {
    packages: ['chromium', 'fonts-liberation2', 'fonts-dejavu-core', 'libegl1', 'libgl1-mesa-dri'],
    instructions:
      'Chromium is missing. Install it with `npx playwright install --with-deps chromium` or your package manager ' +
      '(Debian: `apt-get install chromium`), or set CHROMIUM_PATH.',
  });
}

/** Starts Chromium. If it's missing, installs it like {@link ensureChromium}. */
export function launchChromium(args: string[] = chromiumArgs): Promise<Browser> {
  return chromium.launch({ executablePath: ensureChromium(), args });
}

/**
 * Returns the paths of Chromium and of the browser from {@link findShell}. For Debian's Chromium, also installs the
 * headless shell. Throws like {@link ensureChromium}.
 */
export function ensureBrowsers(): string[] {
  const browser = ensureChromium();
  if (!fs.existsSync(systemShell) && browser === '/usr/bin/chromium' && canInstall()) {
    console.log('Headless shell not found. Installing the Debian package.');
    installPackages('chromium-headless-shell');
  }
  return [browser, findShell() ?? browser];
}
