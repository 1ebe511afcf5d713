/**
 * Finds WebKit to test with, or installs it, and starts what drives it: the driver of WebKitGTK opens MiniBrowser on a
 * display of its own.
 */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { webkit } from '@playwright/test';
import { canInstall, install } from './chromium';
import { findProgram } from './findProgram';
import { freePort } from './freePort';

/** Programs that a test in WebKit needs. */
interface WebKit {
  readonly driver: string;
  readonly browser: string;
  readonly display: string;
}

/** Debian's packages that have them; a browser without fonts and a software renderer draws neither text nor views. */
const packages = ['webkit2gtk-driver', 'xvfb', 'fonts-dejavu-core', 'libegl1', 'libgl1-mesa-dri'];

/** Milliseconds that a program has to start on a machine that is busy. */
const startTime = 30_000;

/** MiniBrowser is in no folder of programs: Debian has it among the libraries, others in `libexec`. */
function findMiniBrowser(): string | undefined {
  const libraries = ['/usr/libexec', '/usr/lib', '/usr/lib/x86_64-linux-gnu'];
  return [...libraries, '/usr/lib/aarch64-linux-gnu']
    .flatMap((folder) =>
      ['webkit2gtk-4.1', 'webkit2gtk-4.0'].map((name) => path.join(folder, name, 'MiniBrowser')),
    )
    .find((file) => fs.existsSync(file));
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

/** Installs Debian's packages where that can be done; throws, saying what to install, where they are missing after. */
export function ensureWebKit(): WebKit {
  const found = findWebKit();
  if (found !== undefined) return found;
  if (canInstall()) {
    console.log('No WebKit found: installing the Debian packages.');
    install(...packages);
  }
  const installed = findWebKit();
  if (installed === undefined) {
    throw new Error(
      'no WebKit; install it with `npx playwright install webkit` or, on Linux, your system (Debian: ' +
        '`apt-get install webkit2gtk-driver xvfb`).',
    );
  }
  return installed;
}

/** Starts a display that chooses its number itself; resolves with the number. */
async function startDisplay(display: string): Promise<{ process: ChildProcess; name: string }> {
  const args = ['-displayfd', '3', '-screen', '0', '1440x1000x24', '-nolisten', 'tcp'];
  const child = spawn(display, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const answer = child.stdio[3];
  if (!answer) throw new Error('The display has no pipe to say its number.');
  const [number] = (await once(answer, 'data', {
    signal: AbortSignal.timeout(startTime),
  })) as [Buffer];
  return { process: child, name: `:${String(number).trim()}` };
}

async function waitForPort(port: number): Promise<void> {
  const end = performance.now() + startTime;
  while (performance.now() < end) {
    const socket = net.connect(port, '127.0.0.1');
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isOpen) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`WebKitWebDriver did not listen on port ${port}.`);
}

/** WebKit that runs. */
export interface RunningWebKit {
  readonly browser: string;
  /** Address of the driver. */
  readonly driver: string;
  /** What browsers that are started without the driver need in their environment. */
  readonly env: NodeJS.ProcessEnv;
  /** Ends the driver, its browser and the display. */
  stop(): void;
}

/**
 * Starts a display and the driver on it; the driver opens one browser at a time. They end with this process at the
 * latest. Rejects, with nothing left running, when one of them does not start.
 */
export async function startWebKit(webKit: WebKit = ensureWebKit()): Promise<RunningWebKit> {
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
      // The display has no graphics card to share buffers with: without this, each picture is copied twice.
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    };
    const port = await freePort();
    children.push(spawn(webKit.driver, [`--port=${port}`], { env, stdio: 'ignore' }));
    await waitForPort(port);
    return { browser: webKit.browser, driver: `http://127.0.0.1:${port}`, env, stop };
  } catch (error) {
    stop();
    throw error;
  }
}

/** The release of WebKitGTK, such as 2.50.6. Throws when the browser does not say it; without a display it does not. */
export function readWebKitRelease({ browser, env }: RunningWebKit): string {
  const { stdout } = spawnSync(browser, ['--version'], { encoding: 'utf8', env });
  const [, release] = /WebKitGTK ([\d.]+)/.exec(stdout) ?? [];
  if (release === undefined) throw new Error(`${browser} --version says: ${stdout}`);
  return release;
}
