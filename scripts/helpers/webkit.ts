import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { webkit } from '@playwright/test';
import { ensureInstalled } from './ensureInstalled';
import { findProgram, firstExisting } from './findProgram';
import { freePort, waitForPort } from './ports';

interface WebKit {
  readonly driver: string;
  readonly browser: string;
  readonly display: string;
}

/** Time limit for a program to start on a busy machine, in milliseconds. */
const startTime = 30_000;

/**
 * MiniBrowser isn't in `PATH`. Debian installs it next to the libraries, and other distributions install it in
 * `libexec`.
 */
function findMiniBrowser(): string | undefined {
  const libraries = ['/usr/libexec', '/usr/lib', '/usr/lib/x86_64-linux-gnu'];
  const folders = [...libraries, '/usr/lib/aarch64-linux-gnu'];
  const names = ['webkit2gtk-4.1', 'webkit2gtk-4.0'];
  return firstExisting(
    folders.flatMap((folder) => names.map((name) => path.join(folder, name, 'MiniBrowser'))),
  );
}

function findWebKit(): WebKit | undefined {
  const [driver, display] = ['WebKitWebDriver', 'Xvfb'].map(findProgram);
  const browser = findMiniBrowser();
  return driver === undefined || display === undefined || browser === undefined
    ? undefined
    : { driver, browser, display };
}

/** Whether Playwright's own build is installed (`npx playwright install webkit`). */
export function hasOwnWebKit(): boolean {
  return fs.existsSync(webkit.executablePath());
}

/** Installs Debian's packages if WebKit is missing. Throws with instructions if programs are still missing. */
export function ensureWebKit(): WebKit {
  return ensureInstalled('WebKit', findWebKit, {
    packages: ['webkit2gtk-driver', 'xvfb', 'fonts-dejavu-core', 'libegl1', 'libgl1-mesa-dri'],
    instructions:
      'WebKit is missing. Install it with `npx playwright install webkit` or, on Linux, your package manager (Debian: ' +
      '`apt-get install webkit2gtk-driver xvfb`).',
  });
}

/** Starts a virtual display. The display chooses its own number, which is part of the returned name. */
async function startDisplay(display: string): Promise<{ process: ChildProcess; name: string }> {
  const args = ['-displayfd', '3', '-screen', '0', '1440x1000x24', '-nolisten', 'tcp'];
  const child = spawn(display, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const answer = child.stdio[3];
  if (!answer)
    throw new Error("The display can't report its number, because it was started without a pipe.");
  const [number] = (await once(answer, 'data', {
    signal: AbortSignal.timeout(startTime),
  })) as [Buffer];
  return { process: child, name: `:${String(number).trim()}` };
}

export interface RunningWebKit {
  readonly browser: string;
  readonly driver: string;
  /** Environment variables for starting the browser without the driver. */
  readonly env: NodeJS.ProcessEnv;
  stop(): void;
}

/**
 * Starts a display and, on it, WebKitGTK's driver, which opens one browser at a time. Both stop when this process
 * exits, if not before. Rejects if one of them doesn't start.
 */
export async function startWebKit(): Promise<RunningWebKit> {
  const webKit = ensureWebKit();
  const children: ChildProcess[] = [];
  const stop = () => {
    for (const child of children.splice(0).reverse()) child.kill();
    process.off('exit', stop);
  };
  process.on('exit', stop);
  try {
    const display = await startDisplay(webKit.display);
    children.push(display.process);
    const env = {
      ...process.env,
      DISPLAY: display.name,
      // The display can't share buffers with a graphics card. Without this setting, WebKit copies each picture twice.
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    };
    const port = await freePort();
    children.push(spawn(webKit.driver, [`--port=${port}`], { env, stdio: 'ignore' }));
    await waitForPort(port, 'WebKitWebDriver', startTime);
    return { browser: webKit.browser, driver: `http://127.0.0.1:${port}`, env, stop };
  } catch (error) {
    stop();
    throw error;
  }
}

/**
 * Returns the release of WebKitGTK, such as 2.50.6. Throws if the browser doesn't print its release. The browser needs
 * a display.
 */
export function readWebKitRelease({ browser, env }: RunningWebKit): string {
  const { stdout } = spawnSync(browser, ['--version'], { encoding: 'utf8', env });
  const [, release] = /WebKitGTK ([\d.]+)/.exec(stdout) ?? [];
  if (release === undefined)
    throw new Error(`${browser} --version doesn't print a version number. Its output: ${stdout}`);
  return release;
}
