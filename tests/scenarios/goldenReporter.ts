/**
 * Says at the end of a run how many pictures were compared with their golden images, and how, and fails a run that
 * compared fewer than the table of expected pages lists: a gate that compares nothing must not be green.
 */
import type { FullResult, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';
import type { Comparison } from './golden';
import { examplePages } from './pages';

/** The Playwright project whose tests compare pictures. */
const project = 'examples';
/** Types of the annotations by which a test says how it compared, and what is worth knowing of the browser. */
export const comparedAnnotation = 'golden';
export const drawerAnnotation = 'golden drawer';

/** Options by which someone asks for a part of the tests; a place in a file does too. */
const narrowing =
  /^(?:-[gG]|--grep|--grep-invert|--last-failed|--only-changed|--shard|--test-list)|:\d+$/;

/** Whether a command line asks for a part of the tests. Anything unknown counts as the whole. */
export function isNarrowed(args: readonly string[]): boolean {
  return args.some((arg) => narrowing.test(arg));
}

/** The line of the summary, and whether the run passes. Pure. */
export function judgeGoldens(input: {
  readonly listed: number;
  readonly compared: readonly Comparison[];
  readonly narrowed: boolean;
}): { readonly passed: boolean; readonly line: string } {
  const { listed, compared, narrowed } = input;
  const count = (way: Comparison) => compared.filter((item) => item === way).length;
  const line =
    `Golden pictures: ${compared.length} of ${listed} compared, ` +
    `${count('pixels')} by pixels, ${count('structure')} by structure`;
  if (compared.length >= listed) return { passed: true, line };
  return narrowed
    ? {
        passed: true,
        line: `${line}. Only a part of the tests was asked for: this is not the gate`,
      }
    : { passed: false, line: `${line}: FAILED, every picture of the table has to be compared` };
}

export default class GoldenReporter implements Reporter {
  private isAsked = false;
  private readonly compared = new Map<string, Comparison>();
  private readonly drawers = new Set<string>();

  onBegin(_config: unknown, suite: Suite): void {
    this.isAsked = suite.suites.some((item) => item.project()?.name === project);
  }

  onTestEnd({ id }: TestCase, { annotations }: TestResult): void {
    for (const { type, description } of annotations) {
      if (type === comparedAnnotation) this.compared.set(id, description as Comparison);
      if (type === drawerAnnotation && description !== undefined) this.drawers.add(description);
    }
  }

  async onEnd(): Promise<{ status?: FullResult['status'] } | undefined> {
    if (!this.isAsked) return undefined;
    const { passed, line } = judgeGoldens({
      listed: examplePages().length,
      compared: [...this.compared.values()],
      narrowed: isNarrowed(process.argv.slice(2)),
    });
    for (const drawer of this.drawers) console.log(drawer);
    console.log(line);
    return passed ? undefined : { status: 'failed' };
  }

  printsToStdio(): boolean {
    return false;
  }
}
