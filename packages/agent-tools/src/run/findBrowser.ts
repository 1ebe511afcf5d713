import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { InputError } from '../answers/answer';

type Environment = Readonly<Record<string, string | undefined>>;

export interface Machine {
  readonly platform: NodeJS.Platform;
  readonly home: string;
  readonly env: Environment;
  readonly exists: (file: string) => boolean;
  /** Returns the names in a folder, or an empty list if the folder doesn't exist. */
  readonly list: (dir: string) => readonly string[];
}

const thisMachine: Machine = {
  platform: process.platform,
  home: os.homedir(),
  env: process.env,
  exists: (file) => fs.existsSync(file),
  list: (dir) => (fs.existsSync(dir) ? fs.readdirSync(dir) : []),
};

const commandNames = [
  'google-chrome-stable',
  'google-chrome',
  'chromium',
  'chromium-browser',
  'microsoft-edge',
];

const macApps = ['Google Chrome', 'Chromium', 'Microsoft Edge'];

const windowsPrograms = [
  String.raw`Google\Chrome\Application\chrome.exe`,
  String.raw`Chromium\Application\chrome.exe`,
  String.raw`Microsoft\Edge\Application\msedge.exe`,
];

/** Paths of executables, relative to a Playwright folder such as `chromium-1200`. */
const playwrightExecutables = [
  'chrome-linux64/chrome',
  'chrome-linux/chrome',
  'chrome-linux/headless_shell',
  'chrome-headless-shell-linux64/chrome-headless-shell',
  'chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
  'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
  'chrome-win64/chrome.exe',
  'chrome-win/chrome.exe',
];

function playwrightFolder({ platform, home, env }: Machine): string {
  const { PLAYWRIGHT_BROWSERS_PATH: own = '', LOCALAPPDATA: local = '' } = env;
  if (own !== '' && own !== '0') return own;
  if (platform === 'win32') return path.join(local, 'ms-playwright');
  const cache = platform === 'darwin' ? 'Library/Caches' : '.cache';
  return path.join(home, cache, 'ms-playwright');
}

/** Returns possible paths of Playwright's browsers, newest browser first. */
function playwrightBrowsers(machine: Machine): string[] {
  const dir = playwrightFolder(machine);
  const buildOf = (name: string) => Number(name.split('-').at(-1));
  return machine
    .list(dir)
    .filter((name) => /^chromium(?:_headless_shell)?-\d+$/.test(name))
    .sort((a, b) => buildOf(b) - buildOf(a))
    .flatMap((name) => playwrightExecutables.map((file) => path.join(dir, name, file)));
}

function systemBrowsers({ platform, home, env }: Machine): string[] {
  if (platform === 'darwin') {
    return ['/', home].flatMap((root) =>
      macApps.map((name) => path.join(root, `Applications/${name}.app/Contents/MacOS/${name}`)),
    );
  }
  if (platform === 'win32') {
    return [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].flatMap((root = '') =>
      windowsPrograms.map((file) => path.join(root, file)),
    );
  }
  const folders = (env.PATH ?? '').split(':').filter((dir) => dir !== '');
  return commandNames.flatMap((name) => folders.map((dir) => path.join(dir, name)));
}

/**
 * Returns the path of a browser: the one in `CHROMIUM_PATH`, Playwright's, or one that is installed on the system.
 * Throws an `InputError` with instructions if no browser is found.
 */
export function findBrowser(machine: Machine = thisMachine): string {
  const { CHROMIUM_PATH: own = '' } = machine.env;
  if (own !== '' && !machine.exists(own)) {
    throw new InputError(
      `CHROMIUM_PATH is "${own}", which doesn't exist. Correct or unset the variable.`,
    );
  }
  const found = [own, ...playwrightBrowsers(machine), ...systemBrowsers(machine)].find(
    (file) => file !== '' && machine.exists(file),
  );
  if (found !== undefined) return found;
  throw new InputError(
    'No Chromium found. Install Chrome, or run `npx playwright install --with-deps chromium`, or set CHROMIUM_PATH to an executable.',
  );
}
