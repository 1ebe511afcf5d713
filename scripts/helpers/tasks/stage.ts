/** Runs compiled answers, one after the other, in frames of a browser, and has each judged. Node only. */
import { chromium, type Browser, type Page } from '@playwright/test';
import type { CompiledProgram } from '../../../src/frame/program/compile';
import type { DocsVersion } from '../../../src/versions';
import type { Task } from '../../../tasks/task';
import {
  openFramePage,
  preparePage,
  recordRequests,
  startFramePageServer,
  startProgram,
  type FramePageServer,
} from '../../../tests/tools';
import { chromiumArgs, ensureChromium } from '../chromium';
import type { Verdict } from './table';

/** Longest time for one answer, from its start to its verdict, in milliseconds. A software renderer is slow. */
const timeLimit = 240_000;

/** Rejects when `work` takes longer than `limit`. */
async function within<Value>(limit: number, work: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`expected an end within ${limit / 1000} s; seen: none`)),
      limit,
    );
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Errors that the program did not catch, as its console shows them. */
function uncaughtErrors(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    (window.frameMessages ?? []).flatMap((message) =>
      message.type === 'error' ? [message.message] : [],
    ),
  );
}

/** A browser in which answers run as code from a link does: in the frame, with the demo project and nothing else. */
export class TaskStage {
  private page: Page | undefined;

  private constructor(
    private readonly server: FramePageServer,
    private readonly browser: Browser,
  ) {}

  /** Starts it. Rejects when there is no browser, or nothing was generated. */
  static async open(): Promise<TaskStage> {
    const server = await startFramePageServer();
    const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });
    return new TaskStage(server, browser);
  }

  async close(): Promise<void> {
    await this.browser.close();
    await this.server.close();
  }

  /** Runs an answer and gives what its task's judge says of it. */
  async judge(task: Task, version: DocsVersion, program: CompiledProgram): Promise<Verdict> {
    try {
      await within(timeLimit, this.play(task, version, program));
      return { type: 'passed' };
    } catch (error) {
      // What failed may have left the page in any state, or busy for ever.
      await this.page?.close();
      this.page = undefined;
      return { type: 'failed', reason: error instanceof Error ? error.message : String(error) };
    }
  }

  private async play(task: Task, version: DocsVersion, program: CompiledProgram): Promise<void> {
    const page = (this.page ??= await this.openPage());
    const run = { folder: version.folder, program };
    const stage = await startProgram(page, { version, name: `${task.name}.ts`, run });
    await task.judge(stage);
    const errors = await uncaughtErrors(page);
    if (errors.length > 0) {
      throw new Error(`expected no error that nobody caught; seen: ${errors.join('; ')}`);
    }
  }

  private async openPage(): Promise<Page> {
    const page = await this.browser.newPage({ viewport: { width: 800, height: 600 } });
    await preparePage(page);
    await recordRequests(page);
    await openFramePage(page, this.server);
    return page;
  }
}
