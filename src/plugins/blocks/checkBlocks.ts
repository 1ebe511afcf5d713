/** Checks the code blocks of one version's pages. */
import ts from 'typescript';
import { fragments as listedFragments } from './fragments';
import { pagesAboutOtherVersions, releasesWithoutTypings } from '../../names/nameRules';
import type { DocsVersion } from '../../versions';
import { findRuleProblems } from './blockRules';
import { compileBlocks, type BlockDiagnostic, type BlockModule } from './compiler';
import { readFence, type BlockCheck } from './fence';
import type { Page, PageBlock } from './pages';
import { checkBash, checkJson } from './plainBlocks';
import { shownFrom } from '../../code/cutLine';
import { createUseFinder, type FileUses } from './uses';

/** Something wrong in a page, by its place in the file, from 1. */
export interface BlockProblem {
  readonly page: Page;
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

/** What blocks are checked against. */
export interface BlockContext {
  readonly version: DocsVersion;
  readonly versions: readonly DocsVersion[];
  /** Names of dropped versions: their blocks are parsed only. */
  readonly archived: readonly string[];
  readonly isApiSymbol: (name: string) => boolean;
  /** Exact versions that shell blocks may install, by package. */
  readonly pins: Readonly<Record<string, readonly string[]>>;
  /** Programs of the workspace whose uses are wanted too, absolute. */
  readonly programs: readonly string[];
}

/** What {@link checkBlocks} found. */
export interface BlockReport {
  readonly count: number;
  readonly problems: readonly BlockProblem[];
  readonly usedFragments: ReadonlySet<string>;
  readonly usesOfBlocks: ReadonlyMap<PageBlock, FileUses>;
  /** By file, as in `BlockContext.programs`. */
  readonly usesOfPrograms: ReadonlyMap<string, FileUses>;
}

type Compiled = Extract<BlockCheck, { type: 'compile' }>;

interface CompileJob {
  readonly page: Page;
  readonly block: PageBlock;
  readonly check: Compiled;
  readonly module: BlockModule;
}

/** Compiler errors of a block against those it announces. */
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
      message: `The block says error=TS${code}, but it no longer fails so. Mend the text, or take it out.`,
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

/** Checks every block of `pages`, which belong to `context.version`, and finds what their code uses. */
export function checkBlocks(pages: readonly Page[], context: BlockContext): BlockReport {
  const problems: BlockProblem[] = [];
  const usedFragments = new Set<string>();
  const jobs = new Map<string, CompileJob[]>();
  let count = 0;

  const report = (
    page: Page,
    block: PageBlock,
    at: { line: number; column?: number; message: string },
  ): void => {
    const column = block.indent + (at.column ?? 1);
    problems.push({ page, line: block.line + at.line, column, message: at.message });
  };

  /** Where a block is to be compiled, as a key of `jobs`; undefined when it is not. */
  function target(page: Page, block: PageBlock, check: Compiled): string | undefined {
    const { version, fragment } = check;
    if (fragment !== undefined) {
      usedFragments.add(fragment);
      if (!listedFragments.some(({ name }) => name === fragment)) {
        report(page, block, { line: 0, message: `Fragment "${fragment}" is not in fragments.ts.` });
      }
      return undefined;
    }
    if (version === undefined) return context.version.folder;
    if (!pagesAboutOtherVersions.includes(page.id)) {
      const allowed = pagesAboutOtherVersions.join(', ');
      report(page, block, { line: 0, message: `version=${version} is only for: ${allowed}.` });
    }
    if ([...releasesWithoutTypings, ...context.archived].includes(version)) return version;
    if (context.versions.some(({ folder }) => folder === version)) return version;
    report(page, block, { line: 0, message: `version=${version} is not a version here.` });
    return undefined;
  }

  function prepare(page: Page, block: PageBlock, index: number): void {
    let check: BlockCheck;
    try {
      check = readFence(block.lang, block.meta);
    } catch (error) {
      report(page, block, { line: 0, message: (error as Error).message });
      return;
    }
    if (check.type === 'none') return;
    count += 1;
    if (check.type === 'json') {
      for (const problem of checkJson(block.code)) report(page, block, problem);
      return;
    }
    if (check.type === 'bash') {
      const pins = pagesAboutOtherVersions.includes(page.id) ? {} : context.pins;
      for (const problem of checkBash(block.code, pins)) report(page, block, problem);
      return;
    }
    const { extension, title } = check;
    const found = findRuleProblems(block.code, `block.${extension}`, context.isApiSymbol);
    for (const { offset, message } of found) {
      const lines = block.code.slice(0, offset).split('\n');
      report(page, block, { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1, message });
    }
    const folder = target(page, block, check);
    if (folder === undefined) return;
    const module = {
      page: page.id,
      index,
      extension,
      code: block.code,
      ...(title === undefined ? {} : { title }),
    };
    const key = `${folder} ${check.isForNode ? 'node' : ''}`.trim();
    jobs.set(key, [...(jobs.get(key) ?? []), { page, block, check, module }]);
  }

  for (const page of pages) page.blocks.forEach((block, index) => prepare(page, block, index));

  const usesOfBlocks = new Map<PageBlock, FileUses>();
  const usesOfPrograms = new Map<string, FileUses>();
  const ownKey = context.version.folder;
  if (!jobs.has(ownKey)) jobs.set(ownKey, []);
  for (const [key, group] of jobs) {
    const [folder, types] = key.split(' ');
    const version = context.versions.find((candidate) => candidate.folder === folder);
    const settle = ({ page, block, check }: CompileJob, found: BlockDiagnostic[]): void => {
      for (const problem of compareErrors(check.errors, found)) report(page, block, problem);
    };
    if (version === undefined) {
      for (const job of group) settle(job, parseErrors(job.module));
      continue;
    }
    const isOwn = key === ownKey;
    const compilation = compileBlocks(
      version,
      group.map(({ module }) => module),
      { types: types === undefined ? [] : [types], programs: isOwn ? context.programs : [] },
    );
    for (const job of group) settle(job, compilation.diagnosticsOf(job.module));
    if (version.folder !== context.version.folder) continue;
    const finder = createUseFinder(version, compilation.program);
    for (const { block, check, module } of group) {
      if (check.errors.length === 0) {
        usesOfBlocks.set(block, finder.find(compilation.fileOf(module), shownFrom(block.code)));
      }
    }
    for (const program of isOwn ? context.programs : []) {
      const file = compilation.program.getSourceFile(program);
      if (file !== undefined) usesOfPrograms.set(program, finder.find(file));
    }
  }
  return { count, problems, usedFragments, usesOfBlocks, usesOfPrograms };
}
