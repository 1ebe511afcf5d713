/** Finds a Chromium to test with, or installs one. Used by test commands and by Playwright's configuration. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
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

/** Whether Mesa's software renderer is installed, and the library that Chromium reaches it by. */
function hasMesa(): boolean {
  const folders = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu', '/usr/lib64'];
  return folders.some((folder) =>
    ['dri/swrast_dri.so', 'libEGL.so.1'].every((file) => fs.existsSync(path.join(folder, file))),
  );
}

/**
 * Switches for pictures that readers see: WebGL 2 on the software renderer that comes with Chromium, whose ambient
 * occlusion is free of bands, and a browser that keeps off the network. They were read off Chromium's switch list and
 * tried on a machine without a GPU.
 */
export const pictureArgs = [
  ...commonArgs,
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
];

/** Switches for views that are tested: the same on Mesa where it is installed, which draws twice as fast. */
export const viewArgs = hasMesa()
  ? [...commonArgs, '--use-gl=angle', '--use-angle=gl-egl']
  : pictureArgs;

/** Switches for whole pages: around the views they are drawn without a GPU that there is not. */
export const chromiumArgs = [...viewArgs, '--disable-gpu-compositing'];

/** The same for the headless shell, which gives a frame of another site a process of its own only when told to. */
export const shellArgs = [...chromiumArgs, '--site-per-process'];

/** Path of a Chromium: `CHROMIUM_PATH`, Playwright's own, or the system's; undefined when there is none. */
export function findChromium(): string | undefined {
  return [process.env.CHROMIUM_PATH, chromium.executablePath(), ...systemPaths].find(
    (file) => file !== undefined && file !== '' && fs.existsSync(file),
  );
}

/** Chromium without a browser's window around it: Debian's package. */
const systemShell = '/usr/bin/chromium-headless-shell';

/**
 * Path of what opens pages whose whole surface is the page: the headless shell, which opens one in about half the time
 * (the same engine; what Playwright takes by default), else a Chromium. `CHROMIUM_PATH` is taken for both.
 */
export function findShell(): string | undefined {
  const isNamed = process.env.CHROMIUM_PATH !== undefined && process.env.CHROMIUM_PATH !== '';
  return !isNamed && fs.existsSync(systemShell) ? systemShell : findChromium();
}

function run(command: string, args: string[]): boolean {
  return spawnSync(command, args, { stdio: 'inherit' }).status === 0;
}

/** Whether Debian's packages can be installed. */
export function canInstall(): boolean {
  return process.getuid?.() === 0 && fs.existsSync('/usr/bin/apt-get');
}

export function install(...packages: string[]): void {
  void (
    run('apt-get', ['update', '-qq']) &&
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages])
  );
}

/**
 * Path of a Chromium. When there is none, downloads Playwright's; where that fails, installs Debian's package. Throws,
 * naming the ways to get one, when both fail.
 */
export function ensureChromium(): string {
  const found = findChromium();
  if (found !== undefined) return found;
  console.log('No Chromium found: downloading the one of Playwright.');
  const args = [bin('playwright'), 'install', 'chromium'];
  const downloaded = spawnSync(process.execPath, args, { encoding: 'utf8' }).status === 0;
  if (!downloaded && canInstall()) {
    console.log('The download failed: installing the Debian package.');
    install('chromium', 'fonts-liberation2', 'fonts-dejavu-core', 'libegl1', 'libgl1-mesa-dri');
  }
  const installed = findChromium();
  if (installed === undefined) {
    throw new Error(
      'There is no Chromium. Install one with `npx playwright install --with-deps chromium` or with your system ' +
        '(Debian: `apt-get install chromium`), or set CHROMIUM_PATH to one.',
    );
  }
  return installed;
}

/**
 * Paths of a Chromium and of the one that `findShell` names. Installs the headless shell beside Debian's Chromium. Throws
 * like `ensureChromium`.
 */
export function ensureBrowsers(): string[] {
  const browser = ensureChromium();
  if (!fs.existsSync(systemShell) && browser === '/usr/bin/chromium' && canInstall()) {
    console.log('No headless shell found: installing the Debian package.');
    install('chromium-headless-shell');
  }
  return [browser, findShell() ?? browser];
}
