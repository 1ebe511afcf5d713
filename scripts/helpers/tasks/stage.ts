import { devices, type Browser, type Page } from '@playwright/test';
import type { CompiledProgram } from '@reveal-docs/runner/program/compile';
import type { DocsVersion } from '@reveal-docs/versions';
import type { Task } from '../../../tasks/task';
import {
  openFramePage,
  preparePage,
  recordRequests,
  rejectFirstToken,
  startFramePageServer,
  startProgram,
  type FramePageServer,
} from '../../../tests/tools';
import { launchChromium } from '../chromium';
import type { Verdict } from './table';

/** Time limit for an answer from its start to its verdict, in milliseconds. The software renderer is slow. */
const timeLimit = 240_000;

async function within<Value>(limit: number, work: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`timed out: the answer was still running after ${limit / 1000} s`)),
      limit,
    );
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

function uncaughtErrors(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    (window.frameMessages ?? []).flatMap((message) =>
      message.type === 'error' ? [message.message] : [],
    ),
  );
}

/** Runs answers in a browser, like code from a link: inside the frame, with access only to the demo project. */
export class TaskStage {
  private page: Page | undefined;
  /**
   * Whether a signal has interrupted this command. The signal also closes the browser, which makes the current answer
   * fail.
   */
  private isInterrupted = false;
  private device: Task['device'];

  private constructor(
    private readonly server: FramePageServer,
    private readonly browser: Browser,
  ) {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.prependOnceListener(signal, () => {
        this.isInterrupted = true;
      });
  }

  static async open(): Promise<TaskStage> {
    const server = await startFramePageServer();
    const browser = await launchChromium();
    return new TaskStage(server, browser);
  }

  async close(): Promise<void> {
    await this.browser.close();
    await this.server.close();
  }

  /**
   * Runs an answer, and resolves with the verdict of its judge. If a signal interrupts the command, rejects instead, so
   * that the answer doesn't count as failed.
   */
  async judge(task: Task, version: DocsVersion, program: CompiledProgram): Promise<Verdict> {
    try {
      await within(timeLimit, this.play(task, version, program));
      return { type: 'passed' };
    } catch (error) {
      if (this.isInterrupted)
        throw new Error('Interrupted. Run the command again.', { cause: error });
      // Close the page, because a failed answer can leave it in any state or keep it busy forever.
      await this.page?.close();
      this.page = undefined;
      return { type: 'failed', reason: error instanceof Error ? error.message : String(error) };
    }
  }

  private async play(task: Task, version: DocsVersion, program: CompiledProgram): Promise<void> {
    if (task.device !== this.device) {
      await this.page?.close();
      this.page = undefined;
      this.device = task.device;
    }
    const page = (this.page ??= await this.openPage());
    const run = { folder: version.folder, program };
    const stage = await startProgram(page, { version, name: `${task.name}.ts`, run });
    await task.judge(stage);
    const errors = await uncaughtErrors(page);
    if (errors.length > 0) {
      throw new Error(`The program has uncaught errors: ${errors.join('; ')}`);
    }
  }

  private async openPage(): Promise<Page> {
    const userAgent = this.device === 'phone' ? devices['iPhone 15'].userAgent : undefined;
    const page = await this.browser.newPage({
      viewport: { width: 800, height: 600 },
      ...(userAgent === undefined ? {} : { userAgent }),
    });
    await preparePage(page);
    await recordRequests(page);
    await rejectFirstToken(page);
    await openFramePage(page, this.server);
    return page;
  }
}
