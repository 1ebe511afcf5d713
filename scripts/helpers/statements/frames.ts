import type { Browser, Page } from '@playwright/test';
import { launchChromium } from '../chromium';
import {
  openFramePage,
  programFrame,
  startFramePageServer,
  type FramePageServer,
} from '../../../tests/tools';
import type { CompiledProgram } from '@reveal-docs/runner/program/compile';
import { rootDir } from '@reveal-docs/versions';
import type { InputAction } from '../../../statements/kit/input';
import type { Outcome, StatementSpec } from '@reveal-docs/statements/spec';

interface Ran {
  readonly outcome: Outcome;
  readonly viewers: number;
}

/**
 * Number of viewers in a frame before the next statement gets a new frame. Browsers allow only a few WebGL contexts,
 * and the SDK doesn't free them.
 */
const mostViewers = 8;
/** Time limit for a frame to load its modules, in milliseconds. */
const startTime = 60_000;

/** Positions are relative to the frame, which is in the page's top-left corner. */
async function sendInput({ mouse, keyboard }: Page, action: InputAction): Promise<void> {
  switch (action.type) {
    case 'click':
      return mouse.click(action.x, action.y);
    case 'keyDown':
      return keyboard.down(action.key);
    case 'keyUp':
      return keyboard.up(action.key);
  }
}

/**
 * Runs statements in frames of a browser. Statements with the same topic share a frame until it has too many viewers.
 */
export class StatementFrames {
  private viewers = Infinity;
  private topic = '';

  private constructor(
    private readonly browser: Browser,
    private readonly server: FramePageServer,
    private readonly page: Page,
  ) {}

  static async open(root: string = rootDir): Promise<StatementFrames> {
    const server = await startFramePageServer(root);
    const browser = await launchChromium();
    const page = await browser.newPage({ viewport: { width: 800, height: 600 } });
    await page.exposeFunction('sendInput', (action: InputAction) => sendInput(page, action));
    await openFramePage(page, server);
    return new StatementFrames(browser, server, page);
  }

  async close(): Promise<void> {
    await this.browser.close();
    await this.server.close();
  }

  /**
   * Runs `specs` with the modules of the version in `folder`. `program` must contain these statements. Yields each
   * result as soon as it's available.
   */
  async *run(
    specs: readonly StatementSpec[],
    program: CompiledProgram,
    folder: string,
  ): AsyncGenerator<{ readonly spec: StatementSpec; readonly outcome: Outcome }> {
    this.viewers = Infinity;
    for (const spec of specs) {
      if (this.viewers >= mostViewers || this.topic !== spec.topic) {
        await this.startFrame(program, folder);
        this.topic = spec.topic;
      }
      const { outcome, viewers } = await this.runOne(spec.id);
      this.viewers += viewers;
      // Use a new frame for the next statement, because a failed statement can leave this frame in any state.
      if ('error' in outcome) this.viewers = Infinity;
      yield { spec, outcome };
    }
  }

  private async startFrame(program: CompiledProgram, folder: string): Promise<void> {
    await this.page.evaluate((input) => window.framePage.run(input), { program, folder });
    const end = Date.now() + startTime;
    for (;;) {
      const isThere = await this.evaluate(() => 'statements' in globalThis).catch(() => false);
      if (isThere === true) break;
      if (Date.now() > end) throw new Error(await this.explainStart());
      await this.page.waitForTimeout(50);
    }
    this.viewers = 0;
  }

  private async explainStart(): Promise<string> {
    const said = await this.page.evaluate(() => {
      const state = window.framePage.states.at(-1);
      return state?.type === 'failed'
        ? state.failure.message
        : JSON.stringify([state, window.framePage.messages.slice(-5)]);
    });
    return `The frame with the statements did not start: ${said}`;
  }

  private async evaluate<Result>(look: () => Result): Promise<Result> {
    return programFrame(this.page).evaluate(look);
  }

  private async runOne(id: string): Promise<Ran> {
    // Focus the frame first. Otherwise, a click that the statement dispatches could move focus into the frame, and the
    // page would end the run (host/keyboard.ts).
    await this.page.evaluate(() => document.querySelector('iframe')?.focus());
    try {
      return await programFrame(this.page).evaluate(
        (name) =>
          (
            globalThis as unknown as { statements: { run(id: string): Promise<Ran> } }
          ).statements.run(name),
        id,
      );
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      return { outcome: { error: `The frame stopped: ${reason}` }, viewers: Infinity };
    }
  }
}
