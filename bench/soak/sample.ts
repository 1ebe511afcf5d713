/** What a tab holds, as the browser itself counts it, after all garbage has been collected. */
import fs from 'node:fs';
import type { Browser, BrowserContext, CDPSession, Frame, Page } from '@playwright/test';
import { countHeld } from './probe';

/** What is counted. A figure that cannot be had is NaN: memory of a process is read on Linux only. */
export interface Figures {
  /** Heap of scripts in the page's process, kB, with their buffers. With it that of its frames, where these share it. */
  readonly heap: number;
  /** Heap of the browser's own objects there, kB: nodes, and what its tools keep. */
  readonly native: number;
  /** Heap of frames in processes of their own, kB, of both kinds. */
  readonly frameHeap: number;
  readonly documents: number;
  readonly frames: number;
  readonly nodes: number;
  readonly listeners: number;
  /** WebGL contexts that are in use. */
  readonly contexts: number;
  readonly workers: number;
  /** Blob addresses of the page and its frames. */
  readonly addresses: number;
  /** Blobs that the browser keeps for this and all other tabs, also those of workers and of frames that are gone. */
  readonly blobs: number;
  /** Processes that show pages and frames. */
  readonly renderers: number;
  /** Memory of the process that draws, MB. */
  readonly gpu: number;
}

/** What was counted after so many starts, or minutes. */
export interface Sample {
  readonly at: number;
  readonly figures: Figures;
}

/** Takes samples of one tab. */
export interface Meter {
  /** Collects garbage and counts. Throws when the tab has loaded another document: nothing would be left to compare. */
  take(): Promise<Figures>;
  /** Workers that run now, in the whole browser. */
  countWorkers(): Promise<number>;
}

/** Collected twice: what the first time frees may have been all that held something else. */
const collections = 2;

/** Fields of `Runtime.getHeapUsage` in bytes; older browsers leave out the last two. */
interface HeapUsage {
  readonly usedSize: number;
  readonly embedderHeapUsedSize?: number;
  readonly backingStorageSize?: number;
}

async function heapOf(session: CDPSession): Promise<Pick<Figures, 'heap' | 'native'>> {
  // The tools themselves keep what was logged.
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

/** Heap of a frame, of both kinds; 0 when it has no process of its own, since it counts with the page's. */
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

/** The share of a process in the memory of this machine, MB. */
function memoryOf(pid: number): number {
  const file = `/proc/${pid}/smaps_rollup`;
  if (!fs.existsSync(file)) return NaN;
  const [, kilobytes] = /^Pss:\s+(\d+)/m.exec(fs.readFileSync(file, 'utf8')) ?? [];
  return Number(kilobytes) / 1000;
}

/** Counts blobs in the browser's own list of them. */
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

/** Begins to measure a tab, which must have `probeScript`, be alone in its browser, and show its first document. */
export async function openMeter(browser: Browser, page: Page): Promise<Meter> {
  const context = page.context();
  const session = await context.newCDPSession(page);
  const whole = await browser.newBrowserCDPSession();
  await session.send('Performance.enable');
  const timeOrigin = () => page.evaluate(() => performance.timeOrigin);
  const document = await timeOrigin();

  async function countWorkers(): Promise<number> {
    // Without the filter, workers of a page are left out.
    const { targetInfos } = await whole.send('Target.getTargets', { filter: [{}] });
    return targetInfos.filter(({ type }) => type === 'worker').length;
  }

  return {
    countWorkers,
    async take() {
      if ((await timeOrigin()) !== document) {
        throw new Error(`The tab has loaded another document: ${page.url()}`);
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
