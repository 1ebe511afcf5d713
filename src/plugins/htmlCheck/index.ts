import { setTimeout as wait } from 'node:timers/promises';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { checkHtml, type HtmlCheckInput, type HtmlProblem } from './check';

interface Options {
  /** Fail the build on a problem. Otherwise only report it, for builds of some versions. */
  readonly strict: boolean;
  /** The plugin that writes files which pages link to. The check waits for it. */
  readonly after: Plugin<unknown>;
}

/** Maximum number of problems that a failing build prints. */
const shownProblems = 40;

/**
 * Other plugins write files (redirects, opensearch.xml) at the same time. The check waits this long
 * for them.
 */
const retries = { count: 10, milliseconds: 500 };

/** Returns the problems that remain after all retries. */
async function findLastingProblems(input: HtmlCheckInput): Promise<HtmlProblem[]> {
  let problems = checkHtml(input);
  for (let retry = 0; retry < retries.count && problems.length > 0; retry += 1) {
    await wait(retries.milliseconds);
    problems = checkHtml(input);
  }
  return problems;
}

/**
 * Checks the built HTML after `after` has written its files: links, images, fragments and duplicate
 * IDs.
 */
export default function htmlCheckPlugin(
  { siteConfig }: LoadContext,
  { strict, after }: Options,
): Plugin<unknown> {
  return {
    ...after,
    async postBuild(props) {
      await after.postBuild?.(props);
      const { outDir } = props;
      const problems = await findLastingProblems({
        outDir,
        baseUrl: siteConfig.baseUrl,
        siteUrl: siteConfig.url,
        known: new Map(),
      });
      if (problems.length === 0) return;
      const lines = problems
        .slice(0, shownProblems)
        .map(({ page, message }) => `  ${page}: ${message}`);
      const report =
        `The built HTML has ${problems.length} problem(s):\n${lines.join('\n')}` +
        (problems.length > shownProblems
          ? `\n  … and ${problems.length - shownProblems} more`
          : '');
      if (strict) throw new Error(report);
      console.warn(report);
    },
  };
}
