import ts from 'typescript';
import { shownFrom } from '../code/cutLine';
import type { BlockContext, BlockReport, CodeFacts, Report } from './blockReport';
import { compileBlocks, type BlockDiagnostic, type BlockModule } from './compiler';
import type { PageBlock } from './pages';
import type { CompileJob, SortedBlocks } from './sortBlocks';
import { findHovers } from '../hovers/findHovers';
import { createUseFinder } from './uses';

function compareErrors(
  expected: readonly number[],
  found: readonly BlockDiagnostic[],
): { line: number; column: number; message: string }[] {
  const problems = found
    .filter(({ code }) => !expected.includes(code))
    .map(({ line, column, code, message }) => ({ line, column, message: `TS${code}: ${message}` }));
  for (const code of expected.filter((wanted) => !found.some((error) => error.code === wanted))) {
    problems.push({
      line: 0,
      column: 1,
      message: `The block declares error=TS${code}, but no longer fails with that error. Update the text, or remove the attribute.`,
    });
  }
  return problems;
}

function parseErrors({ code, extension }: BlockModule): BlockDiagnostic[] {
  const { diagnostics = [] } = ts.transpileModule(code, {
    fileName: `block.${extension}`,
    reportDiagnostics: true,
    compilerOptions: { jsx: ts.JsxEmit.Preserve, target: ts.ScriptTarget.Latest },
  });
  return diagnostics.map(({ code: number, start = 0, messageText }) => {
    const lines = code.slice(0, start).split('\n');
    return {
      code: number,
      line: lines.length,
      column: (lines.at(-1)?.length ?? 0) + 1,
      message: ts.flattenDiagnosticMessageText(messageText, '\n  '),
    };
  });
}

export type FoundUses = Pick<BlockReport, 'usesOfBlocks' | 'usesOfPrograms'>;

/**
 * Compiles the code blocks on a version's pages together with the version's programs. Reports unexpected errors in the
 * blocks, and returns the API uses and hovers in the blocks and programs.
 */
export function compileJobs(
  jobs: SortedBlocks['jobs'],
  context: BlockContext,
  report: Report,
): FoundUses {
  const usesOfBlocks = new Map<PageBlock, CodeFacts>();
  const usesOfPrograms = new Map<string, CodeFacts>();
  const ownKey = context.version.folder;
  const settle = ({ page, block, check }: CompileJob, found: BlockDiagnostic[]): void => {
    for (const problem of compareErrors(check.errors, found)) report(page, block, problem);
  };
  // Compile the programs even if there aren't any blocks.
  const groups = jobs.has(ownKey) ? jobs : new Map([...jobs, [ownKey, []]]);
  for (const [key, group] of groups) {
    const [folder, types] = key.split(' ');
    const version = context.versions.find((candidate) => candidate.folder === folder);
    if (version === undefined) {
      for (const job of group) settle(job, parseErrors(job.module));
      continue;
    }
    const programs = key === ownKey ? context.programs : [];
    const compilation = compileBlocks(
      version,
      group.map(({ module }) => module),
      { types: types === undefined ? [] : [types], programs },
    );
    for (const job of group) settle(job, compilation.diagnosticsOf(job.module));
    if (version.folder !== context.version.folder) continue;
    const finder = createUseFinder(version, compilation.program);
    const factsOf = (file: ts.SourceFile, from = 0): CodeFacts => ({
      ...finder.find(file, from),
      hovers: findHovers(compilation.program, file, context.words, from),
    });
    for (const { block, check, module } of group) {
      if (check.errors.length === 0) {
        usesOfBlocks.set(block, factsOf(compilation.fileOf(module), shownFrom(block.code)));
      }
    }
    for (const program of programs) {
      const file = compilation.program.getSourceFile(program);
      if (file !== undefined) usesOfPrograms.set(program, factsOf(file));
    }
  }
  return { usesOfBlocks, usesOfPrograms };
}
