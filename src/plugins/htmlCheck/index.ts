import type { LoadContext, Plugin } from '@docusaurus/types';
import { checkHtml } from './check';

interface Options {
  /** Fail the build on a problem; otherwise only report (builds of some versions). */
  readonly strict: boolean;
}

/** How many problems a failing build prints. */
const shownProblems = 40;

/** Checks the built HTML: links, images, fragments, duplicate ids. */
export default function htmlCheckPlugin(
  { siteConfig }: LoadContext,
  { strict }: Options,
): Plugin<unknown> {
  return {
    name: 'html-check',
    async postBuild({ outDir }) {
      const problems = checkHtml({
        outDir,
        baseUrl: siteConfig.baseUrl,
        siteUrl: siteConfig.url,
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
