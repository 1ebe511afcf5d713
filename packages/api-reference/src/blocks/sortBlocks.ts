import { fragments as listedFragments } from './fragments';
import { pagesAboutOtherVersions, releasesWithoutTypings } from '../names/nameRules';
import type { BlockContext, Report } from './blockReport';
import { findRuleProblems } from './blockRules';
import type { BlockModule } from './compiler';
import { readFence, type BlockCheck } from './fence';
import type { Page, PageBlock } from './pages';
import { checkBash, checkJson } from './plainBlocks';

type Compiled = Extract<BlockCheck, { type: 'compile' }>;

export interface CompileJob {
  readonly page: Page;
  readonly block: PageBlock;
  readonly check: Compiled;
  readonly module: BlockModule;
}

export interface SortedBlocks {
  readonly count: number;
  readonly usedFragments: ReadonlySet<string>;
  /** Blocks to compile together. The key is the version's folder, followed by ` node` for blocks with Node's types. */
  readonly jobs: ReadonlyMap<string, readonly CompileJob[]>;
}

function checkFragment(page: Page, block: PageBlock, fragment: string, report: Report): void {
  if (listedFragments.some(({ name }) => name === fragment)) return;
  report(page, block, { line: 0, message: `Fragment "${fragment}" is not in fragments.ts.` });
}

/**
 * Returns the folder of the version to compile a block against. If the version is unknown, reports it and returns
 * undefined.
 */
function folderOf(
  page: Page,
  block: PageBlock,
  version: string | undefined,
  context: BlockContext,
  report: Report,
): string | undefined {
  if (version === undefined) return context.version.folder;
  if (!pagesAboutOtherVersions.includes(page.id)) {
    const allowed = pagesAboutOtherVersions.join(', ');
    report(page, block, { line: 0, message: `version=${version} is allowed only on: ${allowed}.` });
  }
  if ([...releasesWithoutTypings, ...context.archived].includes(version)) return version;
  if (context.versions.some(({ folder }) => folder === version)) return version;
  report(page, block, { line: 0, message: `version=${version} isn't a version of these docs.` });
  return undefined;
}

function checkRules(
  page: Page,
  block: PageBlock,
  fileName: string,
  isApiSymbol: BlockContext['isApiSymbol'],
  report: Report,
): void {
  for (const { offset, message } of findRuleProblems(block.code, fileName, isApiSymbol)) {
    const lines = block.code.slice(0, offset).split('\n');
    report(page, block, { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1, message });
  }
}

/** Returns the check for a block. If the fence is invalid, reports it and returns undefined. */
function readCheck(page: Page, block: PageBlock, report: Report): BlockCheck | undefined {
  try {
    return readFence(block.lang, block.meta);
  } catch (error) {
    report(page, block, { line: 0, message: (error as Error).message });
    return undefined;
  }
}

/** On the blocks of `pages`, runs the checks that don't require a compiler. Also groups the blocks to compile. */
export function sortBlocks(
  pages: readonly Page[],
  context: BlockContext,
  report: Report,
): SortedBlocks {
  const usedFragments = new Set<string>();
  const jobs = new Map<string, CompileJob[]>();
  let count = 0;

  function sort(page: Page, block: PageBlock, index: number): void {
    const check = readCheck(page, block, report);
    if (check === undefined || check.type === 'none') return;
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
    const { extension, title, fragment } = check;
    checkRules(page, block, `block.${extension}`, context.isApiSymbol, report);
    if (fragment !== undefined) {
      usedFragments.add(fragment);
      checkFragment(page, block, fragment, report);
      return;
    }
    const folder = folderOf(page, block, check.version, context, report);
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

  for (const page of pages) page.blocks.forEach((block, index) => sort(page, block, index));
  return { count, usedFragments, jobs };
}
