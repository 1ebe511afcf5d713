import { spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { signalGroup } from '@reveal-docs/shared/processGroup';
import { InputError } from '../answers/answer';
import { connectDevTools, type DevTools } from './devTools';

/** Time that the browser has to close before it's killed, in milliseconds. */
const closingTime = 2000;

/**
 * Disables background requests and access to other hosts. Renders WebGL without a graphics card, so that pictures are
 * the same on all machines. Source: Chromium's list of switches.
 */
const switches = [
  '--headless=new',
  '--remote-debugging-pipe',
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-extensions',
  '--disable-sync',
  '--disable-dev-shm-usage',
  '--disable-quic',
  '--no-proxy-server',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
  '--site-per-process',
  '--hide-scrollbars',
  '--mute-audio',
  '--password-store=basic',
  '--use-mock-keychain',
  '--ignore-gpu-blocklist',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
];

/** When run as root, Chromium starts only without its sandbox. */
function sandboxSwitches(): string[] {
  return process.getuid?.() === 0 ? ['--no-sandbox'] : [];
}

export interface Browser extends DevTools {
  /** Closes the browser, and removes its profile. */
  close(): Promise<void>;
}

export interface BrowserEvents {
  readonly onEvent: (method: string, params: unknown) => void;
  readonly onEnd: () => void;
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Calls `cleanUp` when this process ends, including after a signal. Returns a function that removes the listeners. */
function onExit(cleanUp: () => void): () => void {
  const onSignal = (signal: NodeJS.Signals) => {
    process.exit(128 + (os.constants.signals[signal] ?? 0));
  };
  process.once('exit', cleanUp);
  for (const signal of signals) process.once(signal, onSignal);
  return () => {
    process.off('exit', cleanUp);
    for (const signal of signals) process.off(signal, onSignal);
  };
}

async function ended(child: ChildProcess, milliseconds: number): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    child.once('exit', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/**
 * Starts the browser whose executable is `file`, with a new profile. If the browser doesn't start, rejects with an
 * `InputError` that contains the browser's last message.
 */
export async function startBrowser(file: string, events: BrowserEvents): Promise<Browser> {
  const started: { dir?: string; child?: ChildProcess } = {};
  const cleanUp = () => {
    if (started.child !== undefined) signalGroup(started.child, 'SIGKILL');
    if (started.dir !== undefined)
      fs.rmSync(started.dir, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
  };
  // Add the listeners before the folder exists, so that a signal can't leave the folder behind.
  const stopWatching = onExit(cleanUp);
  const dir = (started.dir = fs.mkdtempSync(path.join(os.tmpdir(), 'reveal-docs-run-')));
  const child = spawn(file, [...switches, ...sandboxSwitches(), `--user-data-dir=${dir}`], {
    stdio: ['ignore', 'ignore', 'pipe', 'pipe', 'pipe'],
    // Use a separate process group, so that all processes of the browser can be stopped together.
    detached: process.platform !== 'win32',
    // The browser's temporary folders are removed together with its profile.
    env: { ...process.env, TMPDIR: dir, TMP: dir, TEMP: dir },
    windowsHide: true,
  });
  started.child = child;
  const [, , errors, input, output] = child.stdio as [null, null, Readable, Writable, Readable];
  let lastError = '';
  errors.on('data', (chunk: Buffer) => {
    lastError = `${lastError}${chunk.toString()}`.slice(-2000);
  });
  const failure = new Promise<never>((_, reject) => child.once('error', reject));

  const devTools = connectDevTools({ input, output, ...events });
  const close = async () => {
    const closing = devTools.send('Browser.close').catch(() => undefined);
    await Promise.all([closing, ended(child, closingTime)]);
    cleanUp();
    stopWatching();
  };

  try {
    await Promise.race([devTools.send('Browser.getVersion'), failure]);
  } catch (error) {
    await ended(child, closingTime);
    cleanUp();
    stopWatching();
    const [reason = error instanceof Error ? error.message : String(error)] = lastError
      .split('\n')
      .filter((line) => line.trim() !== '')
      .slice(-1);
    throw new InputError(
      `The browser ${file} didn't start: ${reason.trim()} Set CHROMIUM_PATH to another browser.`,
      { cause: error },
    );
  }
  return { ...devTools, close };
}
