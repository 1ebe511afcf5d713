/** A requirement that some machines don't meet. */
export type Need = 'build' | 'chromium' | 'firefox' | 'webkit' | 'nginx';

/** Paths of browser test files are relative to `tests/e2e`. */
export type Command =
  | { readonly type: 'script'; readonly file: string; readonly args?: readonly string[] }
  | { readonly type: 'vitest'; readonly project: string; readonly config?: string }
  | { readonly type: 'playwright'; readonly project: string; readonly files?: readonly string[] };

export interface Suite {
  readonly name: string;
  /** The behavior that the suite protects, as a noun phrase. */
  readonly protects: string;
  readonly needs: readonly Need[];
  readonly commands: readonly Command[];
}

export interface TimedTest {
  readonly title: string;
  /** Path of a browser test file, relative to `tests/e2e`. */
  readonly file?: string;
  readonly seconds: number;
}

export interface SuiteResult {
  readonly name: string;
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly seconds: number;
  readonly tests: readonly TimedTest[];
  /** A line for each failed test: its file if known, its title, and the first line of its error. */
  readonly failures: readonly string[];
  readonly notRun?: string;
}
