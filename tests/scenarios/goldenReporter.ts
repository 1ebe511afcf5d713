/** Reports how many pictures were compared with golden images. Fails the run if a test didn't compare its picture. */
import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import type { Comparison } from './golden';

/** Type of the annotation on tests that compare a picture. Its description is `Chromium` or `every engine`. */
export const goldenAnnotation = 'golden';
/** Type of the annotation that specifies which comparison the test used. */
export const comparedAnnotation = 'golden comparison';
/**
 * Type of the annotation that names both renderers if they differ: the current one, and the one that drew the golden
 * images.
 */
export const drawerAnnotation = 'golden drawer';

export function judgeGoldens(input: {
  /**
   * Number of tests in this run that should have compared a picture. Excludes tests that failed before their
   * comparison.
   */
  readonly expected: number;
  readonly compared: readonly Comparison[];
}): { readonly passed: boolean; readonly line: string } {
  const { expected, compared } = input;
  const count = (way: Comparison) => compared.filter((item) => item === way).length;
  const line =
    `Golden pictures: ${compared.length} of ${expected} compared, ` +
    `${count('pixels')} by pixels, ${count('structure')} by structure`;
  return compared.length >= expected
    ? { passed: true, line }
    : { passed: false, line: `${line}: FAILED, a test passed without comparing its picture` };
}

export default class GoldenReporter implements Reporter {
  private expected = 0;
  private readonly compared: Comparison[] = [];
  private readonly drawers = new Set<string>();

  onTestEnd(test: TestCase, { annotations, status }: TestResult): void {
    const golden = annotations.find(({ type }) => type === goldenAnnotation);
    if (golden === undefined) return;
    const isChromium = test.parent.project()?.use.browserName !== 'firefox';
    const comparison = annotations.find(({ type }) => type === comparedAnnotation)?.description;
    const compares = isChromium || golden.description === 'every engine';
    // A failed test fails the run anyway, and might have failed before its comparison.
    if (compares && (status === 'passed' || comparison !== undefined)) this.expected += 1;
    if (comparison !== undefined) this.compared.push(comparison as Comparison);
    for (const { type, description } of annotations) {
      if (type === drawerAnnotation && description !== undefined) this.drawers.add(description);
    }
  }

  async onEnd(): Promise<{ status?: FullResult['status'] } | undefined> {
    if (this.expected === 0) return undefined;
    const { passed, line } = judgeGoldens({
      expected: this.expected,
      compared: this.compared,
    });
    for (const drawer of this.drawers) console.log(drawer);
    console.log(line);
    return passed ? undefined : { status: 'failed' };
  }

  printsToStdio(): boolean {
    return false;
  }
}
