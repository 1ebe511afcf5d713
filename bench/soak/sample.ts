import fs from 'node:fs';
import type { Browser, BrowserContext, CDPSession, Frame, Page } from '@playwright/test';
import { countHeld } from './probe';

/** A value is NaN if it isn't available, such as process memory on systems other than Linux. */
export interface Figures {
  /** Script heap of the page's process, in kB. Includes buffers and any frames in the same process. */
  readonly heap: number;
  /** Heap of the browser's own objects in the page's process, such as DOM nodes, in kB. */
  readonly native: number;
  /** Total of both heaps in kB, for frames that run in their own processes. */
  readonly frameHeap: number;
  readonly documents: number;
  readonly frames: number;
  readonly nodes: number;
  readonly listeners: number;
  /** Live WebGL contexts. */
  readonly contexts: number;
  readonly workers: number;
  /** Blob URLs of the page and its frames. */
  readonly addresses: number;
  /** Blobs of all tabs in the browser, including blobs of workers and removed frames. */
  readonly blobs: number;
  /** Number of renderer processes. */
  readonly renderers: number;
  /** Memory of the GPU process, in MB. */
  readonly gpu: number;
}

/** Values measured after `at` starts or minutes. */
export interface Sample {
  readonly at: number;
  readonly figures: Figures;
}

export interface Meter {
  /**
   * Collects garbage, and then measures the tab. Throws if the tab has loaded another document, because a new document
   * resets the counts.
   */
  take(): Promise<Figures>;
  /** Counts the running workers in the whole browser. */
  countWorkers(): Promise<number>;
}

/** Number of garbage collections per sample. Some objects become unreachable only during the first collection. */
const collections = 2;

/** Sizes in bytes. Older browsers report only `usedSize`. */
interface HeapUsage {
  readonly usedSize: number;
  readonly embedderHeapUsedSize?: number;
  readonly backingStorageSize?: number;
}

async function heapOf(session: CDPSession): Promise<Pick<Figures, 'heap' | 'native'>> {
  // Clear the console, because the developer tools keep logged objects alive.
  await session.send('Runtime.discardConsoleEntries');
  for (let done = 0; done < collections; done += 1) {
    await session.send('HeapProfiler.collectGarbage');
  }
  const usage = (await session.send('Runtime.getHeapUsage')) as HeapUsage;
  const { usedSize, embedderHeapUsedSize = 0, backingStorageSize = 0 } = usage;
  return {
    heap: Math.round((usedSize + backingStorageSize) / 1000),
    native: Math.round(embedderHeapUsedSize / 1000),
  };
}

/** Resolves with a frame's total heap in kB. Resolves with 0 if the page's heap already includes the frame's heap. */
async function ownHeapOf(context: BrowserContext, frame: Frame): Promise<number> {
  const session = await context.newCDPSession(frame).catch(() => undefined);
  if (session === undefined) return 0;
  try {
    const { heap, native } = await heapOf(session);
    return heap + native;
  } finally {
    await session.detach().catch(() => undefined);
  }
}

/** Returns the proportional set size of a process, in MB. */
function memoryOf(pid: number): number {
  const file = `/proc/${pid}/smaps_rollup`;
  if (!fs.existsSync(file)) return NaN;
  const [, kilobytes] = /^Pss:\s+(\d+)/m.exec(fs.readFileSync(file, 'utf8')) ?? [];
  return Number(kilobytes) / 1000;
}

async function countBlobs(context: BrowserContext): Promise<number> {
  const page = await context.newPage();
  try {
    await page.goto('chrome://blob-internals');
    return await page.evaluate(() => document.body.innerText.split('Refcount:').length - 1);
  } catch {
    return NaN;
  } finally {
    await page.close();
  }
}

/**
 * Starts measuring a tab. The tab must contain `probeScript`, be the only tab of its browser, and show its first
 * document.
 */
export async function openMeter(browser: Browser, page: Page): Promise<Meter> {
  const context = page.context();
  const session = await context.newCDPSession(page);
  const whole = await browser.newBrowserCDPSession();
  await session.send('Performance.enable');
  const timeOrigin = () => page.evaluate(() => performance.timeOrigin);
  const document = await timeOrigin();

  async function countWorkers(): Promise<number> {
    // Without this filter, the list wouldn't include workers of pages.
    const { targetInfos } = await whole.send('Target.getTargets', { filter: [{}] });
    return targetInfos.filter(({ type }) => type === 'worker').length;
  }

  return {
    countWorkers,
    async take() {
      if ((await timeOrigin()) !== document) {
        throw new Error(`The tab has loaded a different document: ${page.url()}`);
      }
      const frameHeaps: number[] = [];
      for (const frame of page.frames().slice(1)) frameHeaps.push(await ownHeapOf(context, frame));
      const heaps = await heapOf(session);
      const { metrics } = await session.send('Performance.getMetrics');
      const metric = (name: string) => metrics.find((each) => each.name === name)?.value ?? NaN;
      const { processInfo } = await whole.send('SystemInfo.getProcessInfo');
      const drawing = processInfo.find(({ type }) => type === 'GPU');
      return {
        ...heaps,
        frameHeap: frameHeaps.reduce((sum, each) => sum + each, 0),
        documents: metric('Documents'),
        frames: metric('Frames'),
        nodes: metric('Nodes'),
        listeners: metric('JSEventListeners'),
        ...(await countHeld(page)),
        workers: await countWorkers(),
        renderers: processInfo.filter(({ type }) => type === 'renderer').length,
        gpu: Math.round(drawing === undefined ? NaN : memoryOf(drawing.id)),
        blobs: await countBlobs(context),
      };
    },
  };
}
