import { setTimeout as wait } from 'node:timers/promises';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { checkHtml, type HtmlCheckInput, type HtmlProblem } from './check';

interface Options {
  /** Fail the build on a problem; otherwise only report (builds of some versions). */
  readonly strict: boolean;
  /** The plugin that writes files which pages link to: the check waits for it. */
  readonly after: Plugin<unknown>;
}

/** How many problems a failing build prints. */
const shownProblems = 40;

/** Other plugins write their files (redirects, opensearch.xml) at the same time: how long they are given. */
const retries = { count: 10, milliseconds: 500 };

/** What is wrong with a site for good: a problem counts when it is still there after all retries. */
async function findLastingProblems(input: HtmlCheckInput): Promise<HtmlProblem[]> {
  let problems = checkHtml(input);
  for (let retry = 0; retry < retries.count && problems.length > 0; retry += 1) {
    await wait(retries.milliseconds);
    problems = checkHtml(input);
  }
  return problems;
}

/** Checks the built HTML once `after` has written its files: links, images, fragments, duplicate ids. */
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
