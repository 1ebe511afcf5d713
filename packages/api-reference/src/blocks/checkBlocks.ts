import type { BlockContext, BlockProblem, BlockReport, Report } from './blockReport';
import { compileJobs } from './compileJobs';
import type { Page } from './pages';
import { sortBlocks } from './sortBlocks';

/** Checks all code blocks of `pages`, and collects the API names in the code. The pages belong to `context.version`. */
export function checkBlocks(pages: readonly Page[], context: BlockContext): BlockReport {
  const problems: BlockProblem[] = [];
  const report: Report = (page, block, { line, column = 1, message }) => {
    problems.push({ page, line: block.line + line, column: block.indent + column, message });
  };
  const { count, usedFragments, jobs } = sortBlocks(pages, context, report);
  return { count, problems, usedFragments, ...compileJobs(jobs, context, report) };
}
