import { setTimeout as wait } from 'node:timers/promises';
import { checkHtml, type HtmlCheckInput, type HtmlProblem } from './check';

/** Maximum number of problems that a failing build prints. */
const shownProblems = 40;

/**
 * If the check finds problems, it runs again. Pages link to `opensearch.xml`, which the search theme might still be
 * writing.
 */
const retries = { count: 10, milliseconds: 500 };

async function findLastingProblems(input: HtmlCheckInput): Promise<HtmlProblem[]> {
  let problems = checkHtml(input);
  for (let retry = 0; retry < retries.count && problems.length > 0; retry += 1) {
    await wait(retries.milliseconds);
    problems = checkHtml(input);
  }
  return problems;
}

/**
 * Checks a built site after all its files are written. If `strict` is true, rejects with the problems. Otherwise, only
 * prints them, because builds with only some versions have broken links.
 */
export async function reportProblems(input: HtmlCheckInput, strict: boolean): Promise<void> {
  const problems = await findLastingProblems(input);
  if (problems.length === 0) return;
  const lines = problems
    .slice(0, shownProblems)
    .map(({ page, message }) => `  ${page}: ${message}`);
  const report =
    `The built HTML has ${problems.length} problem(s):\n${lines.join('\n')}` +
    (problems.length > shownProblems ? `\n  … and ${problems.length - shownProblems} more` : '');
  if (strict) throw new Error(report);
  console.warn(report);
}
