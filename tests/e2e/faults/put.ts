/** Injects faults into a page's files, and into features of the browser. */
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page, Route } from '@playwright/test';

/** Time that a slow file takes to load, in milliseconds. */
const slowTime = 20_000;

export type FileFault = '404' | 'cut short' | 'offline' | '500' | 'wrong bytes' | '20 s slow';

/** Removes the fault from the page. */
export type Lift = () => Promise<void>;

/** A sign-in page that a network might return for every request. */
const foreignPage = '<!doctype html><title>Sign in</title><p>Sign in to this network.</p>';

/** A policy that a proxy might add. It lets programs run, but blocks WebAssembly. */
export const refusesWasm = "script-src 'self' 'unsafe-inline' blob:";

/** Starts a server that sends half of a file and closes the connection. Playwright can only send complete responses. */
async function startCutServer(): Promise<http.Server> {
  const server = http.createServer((request, response) => {
    const { host = '' } = request.headers;
    const { pathname, searchParams } = new URL(request.url ?? '/', `http://${host}`);
    void fetch(searchParams.get('of') ?? pathname).then(async (whole) => {
      const bytes = Buffer.from(await whole.arrayBuffer());
      response.writeHead(200, {
        'Content-Type': whole.headers.get('Content-Type') ?? 'application/octet-stream',
        'Content-Length': bytes.length,
        'Cache-Control': 'no-store',
      });
      response.write(bytes.subarray(0, bytes.length >> 1), () => response.socket?.destroySoon());
    });
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  return server;
}

const answers: Readonly<Record<Exclude<FileFault, 'cut short'>, (route: Route) => Promise<void>>> =
  {
    '404': (route) => route.fulfill({ status: 404, body: 'Not found' }),
    // Only these files fail, so the page itself still loads.
    offline: (route) => route.abort('internetdisconnected'),
    '500': (route) => route.fulfill({ status: 500, body: 'Internal Server Error' }),
    'wrong bytes': (route) => route.fulfill({ contentType: 'text/html', body: foreignPage }),
    '20 s slow': async (route) => {
      await new Promise((resolve) => setTimeout(resolve, slowTime));
      await route.continue().catch(() => undefined);
    },
  };

/** Injects a fault into all files whose URLs match `files`. */
export async function putIntoFiles(page: Page, files: RegExp, fault: FileFault): Promise<Lift> {
  if (fault !== 'cut short') {
    await page.route(files, answers[fault]);
    return () => page.unroute(files, answers[fault]);
  }
  const server = await startCutServer();
  const { port } = server.address() as AddressInfo;
  const cut = (route: Route) => {
    const of = encodeURIComponent(route.request().url());
    return route.continue({ url: `http://localhost:${port}/?of=${of}` });
  };
  await page.route(files, cut);
  return async () => {
    await page.unroute(files, cut);
    server.closeAllConnections();
    server.close();
  };
}

/** Functions that break a browser feature. Each runs in every document before the document's own scripts. */
const browserFaults = {
  'storage blocked': () => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  },
  'storage absent': () => {
    for (const name of ['localStorage', 'sessionStorage']) {
      // Simulates a web view without storage.
      Object.defineProperty(window, name, { value: null });
    }
  },
  'WebGL absent': () => {
    HTMLCanvasElement.prototype.getContext = () => null;
  },
  /** Makes WebGL fail in a frame, unless the page has more than one frame. */
  'WebGL refused in the frame': () => {
    if (window.top === window.self || window.top?.length !== 1) return;
    for (const { prototype } of [HTMLCanvasElement, OffscreenCanvas]) {
      const own = Reflect.get(prototype, 'getContext') as (...values: unknown[]) => unknown;
      Reflect.set(prototype, 'getContext', function (this: EventTarget, ...values: unknown[]) {
        return String(values[0]).startsWith('webgl') ? null : own.apply(this, values);
      });
    }
  },
  'no worker': () => {
    window.Worker = class {
      constructor() {
        throw new DOMException('Worker creation was refused.', 'SecurityError');
      }
    } as unknown as typeof Worker;
  },
  'no clipboard': () => {
    // In Firefox, sandboxed frames have no clipboard.
    if (!('clipboard' in navigator)) return;
    const refuse = () =>
      Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError'));
    Object.defineProperty(navigator.clipboard, 'writeText', { value: refuse });
  },
  'no full screen': () => {
    Element.prototype.requestFullscreen = () =>
      Promise.reject(new TypeError('Permissions check failed'));
  },
  'no DecompressionStream': () => {
    Reflect.deleteProperty(window, 'DecompressionStream');
    Reflect.deleteProperty(window, 'CompressionStream');
  },
} satisfies Record<string, () => void>;

/** Injects this fault into all documents that the page opens later. */
export async function putIntoBrowser(page: Page, fault: keyof typeof browserFaults): Promise<void> {
  await page.addInitScript(browserFaults[fault]);
}
