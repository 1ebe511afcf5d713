import fs from 'node:fs';
import { compileEdited } from '@reveal-docs/runner/program/compileEdited';
import { ProgramError, type CompiledProgram } from '@reveal-docs/runner/program/compile';
import type { Library } from '../library';
import { startBrowser, type Browser } from './browser';
import { findBrowser } from './findBrowser';
import { reportFunction, type PageInput, type RunEvent } from './events';
import type { RunJob, RunResult } from './job';
import { createRecorder, type RunReport } from './record';
import { serveLocally, type Served } from './server';
import { createSettling } from './settling';

/** Time limit for taking a picture, in milliseconds. A browser with a busy frame might never return a picture. */
const pictureTime = 10_000;

const width = 800;
const height = 600;

const html = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Program</title>
<style>html,body{height:100%;margin:0}iframe{display:block;border:0;width:100%;height:100%}</style>
<body><script type="module" src="/page.js"></script>`;

/** Returns the page's content security policy, which also applies in the frame. */
function pagePolicy({ boot }: PageInput): string {
  return `frame-src 'self'; script-src 'self' 'wasm-unsafe-eval' blob: '${boot.hash}'`;
}

function compileJob({ folder, files }: RunJob, { sdk }: ReturnType<Library['run']>) {
  return compileEdited(
    sdk,
    folder,
    files.map(({ name, source }) => ({ file: name, source })),
  );
}

/** Returns a function that finds the content for a path on the server. */
function filesOf(library: Library, pageScript: URL, input: PageInput) {
  const own: Readonly<Record<string, () => Served>> = {
    '/': () => ({ type: 'text/html', content: html, policy: pagePolicy(input) }),
    '/page.js': () => ({ type: 'text/javascript', content: fs.readFileSync(pageScript) }),
    '/input.json': () => ({ type: 'application/json', content: JSON.stringify(input) }),
  };
  return (pathname: string): Served | undefined => {
    const content = own[pathname] === undefined ? library.runFile(pathname.slice(1)) : undefined;
    return own[pathname]?.() ?? (content && { type: 'application/octet-stream', content });
  };
}

/** Opens a page that reports to the function named `reportFunction`. Returns the page's session ID. */
async function openPage(browser: Browser, url: string): Promise<string> {
  const { targetId } = await browser.send<{ targetId: string }>('Target.createTarget', {
    url: 'about:blank',
  });
  const { sessionId } = await browser.send<{ sessionId: string }>('Target.attachToTarget', {
    targetId,
    flatten: true,
  });
  await browser.send(
    'Emulation.setDeviceMetricsOverride',
    { width, height, deviceScaleFactor: 1, mobile: false },
    sessionId,
  );
  await browser.send('Runtime.enable', {}, sessionId);
  await browser.send('Runtime.addBinding', { name: reportFunction }, sessionId);
  await browser.send('Page.navigate', { url }, sessionId);
  return sessionId;
}

function timer(milliseconds: number) {
  let handle: ReturnType<typeof setTimeout> | undefined;
  const done = new Promise<undefined>((resolve) => {
    handle = setTimeout(() => resolve(undefined), milliseconds);
  });
  return { done, stop: () => clearTimeout(handle) };
}

/** Returns a PNG, or undefined if the page doesn't render. */
async function takePicture(browser: Browser, session: string): Promise<Buffer | undefined> {
  const limit = timer(pictureTime);
  const shot = browser.send<{ data: string }>('Page.captureScreenshot', { format: 'png' }, session);
  try {
    const picture = await Promise.race([shot.catch(() => undefined), limit.done]);
    return picture && Buffer.from(picture.data, 'base64');
  } finally {
    limit.stop();
  }
}

export interface RunFiles {
  readonly library: Library;
  /** The bundled `page.ts`. */
  readonly pageScript: URL;
}

interface BrowserParameters {
  readonly name?: string;
  readonly payload?: string;
  readonly exceptionDetails?: {
    readonly text: string;
    readonly exception?: { readonly description?: string };
  };
}

async function play(
  { library, pageScript }: RunFiles,
  job: RunJob,
  program: CompiledProgram,
): Promise<RunResult> {
  const { folder, seconds, withPicture } = job;
  const { boot, demo, sdk } = library.run();
  const file = findBrowser();
  const settling = createSettling();
  const recorder = createRecorder((outcome) => settling.onChange(outcome));
  const onEvent = (method: string, params: unknown) => {
    const { name, payload = '', exceptionDetails } = params as BrowserParameters;
    if (method === 'Runtime.bindingCalled' && name === reportFunction) {
      recorder.add(JSON.parse(payload) as RunEvent);
    }
    if (method === 'Runtime.exceptionThrown') {
      recorder.fail(exceptionDetails?.exception?.description ?? exceptionDetails?.text ?? '');
    }
    if (method === 'Inspector.targetCrashed') recorder.fail('The page crashed.');
  };
  const server = await serveLocally(
    filesOf(library, pageScript, { boot, demo, sdk, folder, program }),
  );
  try {
    const browser = await startBrowser(file, {
      onEvent,
      onEnd: () => recorder.fail('The browser closed.'),
    });
    const deadline = timer(seconds * 1000);
    try {
      const session = await openPage(browser, `${server.origin}/`);
      await Promise.race([settling.over, deadline.done]);
      // Copy the report first, because taking the picture and closing the browser can cause more events.
      const report: RunReport = structuredClone(recorder.report());
      const picture = withPicture ? await takePicture(browser, session) : undefined;
      return { report, ...(picture === undefined ? {} : { picture }) };
    } finally {
      settling.stop();
      deadline.stop();
      await browser.close();
    }
  } finally {
    await server.close();
  }
}

/**
 * Runs a program in a browser. If the program doesn't compile, reports the error without starting the browser. Rejects
 * with an `InputError` if the browser doesn't start.
 */
export async function runProgram(files: RunFiles, job: RunJob): Promise<RunResult> {
  try {
    return await play(files, job, compileJob(job, files.library.run()));
  } catch (error) {
    if (!(error instanceof ProgramError)) throw error;
    const { message, file, line } = error;
    const report: RunReport = {
      outcome: 'failed',
      viewers: 0,
      models: 0,
      console: [],
      requests: [],
      errors: [{ message, file, line }],
    };
    return { report };
  }
}
