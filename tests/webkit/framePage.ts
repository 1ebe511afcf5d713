import { afterAll, expect } from 'vitest';
import {
  compileFor,
  startFramePageServer,
  versionsByRelease,
  type FramePageServer,
} from '../fixtures/framePage';
import { startDeadEnd } from '../fixtures/proxy';
import { withWebKit, type WebKitPage } from './page';

const [newest] = versionsByRelease();

/** Time limit for all of a program's attempts together, in milliseconds. */
const timeout = 60_000;

/**
 * Serves the page for the tests in a file. If the browser connects to another host, the connection goes to a proxy that
 * refuses it.
 */
export async function serveBeforeDeadEnd() {
  const server = await startFramePageServer();
  const proxy = await startDeadEnd();
  afterAll(async () => {
    proxy.close();
    await server.close();
  });
  const page = withWebKit(`--proxy=${proxy.address}`, '--ignore-host=127.0.0.1');
  return { server, proxy, page };
}

export async function openFramePage(
  page: WebKitPage,
  server: Pick<FramePageServer, 'address'>,
): Promise<void> {
  await page.open(server.address);
  await page.expectResult(`return 'framePage' in window`, true);
}

/** Starts a program on the newest release. Ends the previous program. */
export async function runProgram(page: WebKitPage, source: string): Promise<void> {
  if (newest === undefined) throw new Error('There is no version.');
  await page.evaluate('window.framePage.run(arguments[0])', compileFor(newest, source));
}

export function programLog(page: WebKitPage): Promise<string[]> {
  return page.evaluate(`return window.framePage.messages
    .filter(({ type, source }) => type === 'log' && source === 'program')
    .map(({ text }) => text)`);
}

/** Waits until the program logs a line that starts with `results `, and resolves with the parsed results. */
export async function results<Result>(page: WebKitPage): Promise<Result[]> {
  let found: string | undefined;
  const look = async () =>
    (found = (await programLog(page)).find((text) => text.startsWith('results ')));
  await expect.poll(look, { timeout, interval: 100 }).toBeDefined();
  return JSON.parse(found?.slice('results '.length) ?? '') as Result[];
}
