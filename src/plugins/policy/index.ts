/**
 * Writes the content policy of a built site into the meta tag of every page, and into the files
 * that hosts read. The policy allows inline scripts only by hash, so this runs after all plugins
 * have written their files.
 */
import fs from 'node:fs';
import path from 'node:path';
import {
  hostedSearchHosts,
  isPage,
  kindOf,
  metaPolicy,
  policyFile,
  type PolicyFacts,
} from '../../../deploy/headers';
import { renderHeadersFile } from '../../../deploy/render';
import { pageAddress } from '../../addresses/pageAddress';
import { rootDir } from '../../versions';
import { speculationRules } from '../../deferred/speculationRules';
import { withEmbedScript } from './embedScript';
import { hashScript, readScripts, refusals } from './pageScripts';
import { withRedirectScript } from './redirectPage';
import { readJson } from '../../files/readJson';

export interface PolicyInput {
  /** Folder of the built site. */
  readonly outDir: string;
  /** Path that the site was built for. Starts and ends with a slash. */
  readonly baseUrl: string;
  /** Whether searches go to the hosted provider. */
  readonly hostedSearch: boolean;
}

/** Maximum number of problems that a failing build prints. */
const shownProblems = 40;

/**
 * Together, these pages have all inline scripts: those of every page, and the landing page's own.
 */
const pagesWithScripts = ['404.html', 'index.html'];

const bootFile = path.join(rootDir, '.generated', 'frame', 'boot.json');

/**
 * Hash of the script that starts an example's frame. The frame is a `srcdoc`, so the page's policy
 * also applies to it.
 */
function frameHash(): string {
  const { hash } = fs.existsSync(bootFile) ? readJson<{ readonly hash?: string }>(bootFile) : {};
  if (hash === undefined) {
    throw new Error(
      'The hash of the script that starts frames is missing. Run `npx tsx scripts/generate.ts`.',
    );
  }
  return hash;
}

function listPages(outDir: string): string[] {
  return fs
    .readdirSync(outDir, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.html'))
    .sort();
}

/**
 * Path patterns of all pages below the base, in the format of `_headers`. A host that doesn't
 * redirect a file's name to the page's URL sends the page for both.
 */
function pagePatterns(pages: readonly string[]): string[] {
  const top = pages
    .filter((page) => !page.includes('/'))
    .flatMap((page) => [pageAddress(page), page]);
  const folders = pages.filter((page) => page.includes('/')).map((page) => page.split('/')[0]);
  return [...top, ...[...new Set(folders)].map((folder) => `${folder}/*`)].sort();
}

const policyTag = /<meta http-equiv="?Content-Security-Policy"? content="[^"]*"\s*\/?>/gi;
const charsetTag = /<meta charset=[^>]*>/i;

/**
 * Inserts the policy right after the page's charset, before everything that it governs. Returns
 * undefined if there is no charset.
 */
function withPolicy(html: string, policy: string): string | undefined {
  const bare = html.replace(policyTag, '');
  if (!charsetTag.test(bare)) return undefined;
  return bare.replace(
    charsetTag,
    (tag) => `${tag}<meta http-equiv="Content-Security-Policy" content="${policy}">`,
  );
}

/**
 * Writes the policy into all pages, `policy.json` and `_headers`. Throws, naming the pages, when
 * one has a script that its policy blocks.
 */
export function applyPolicy({ outDir, baseUrl, hostedSearch }: PolicyInput): PolicyFacts {
  const read = (file: string) => fs.readFileSync(path.join(outDir, file), 'utf8');
  const write = (file: string, text: string) => fs.writeFileSync(path.join(outDir, file), text);
  const scripts = pagesWithScripts.flatMap((page) => readScripts(read(page)).inline);
  const facts: PolicyFacts = {
    // The page script adds these rules (src/deferred), so pages don't have them.
    scriptHashes: [...new Set([...[...scripts, speculationRules].map(hashScript), frameHash()])],
    searchHosts: hostedSearch ? hostedSearchHosts : [],
  };
  const policyOf = (page: string) => {
    const kind = kindOf(page);
    return metaPolicy(facts, [], isPage(kind) ? kind : 'page');
  };
  const pages = listPages(outDir);
  const problems = pages.flatMap((page) => {
    const own = withRedirectScript(read(page), baseUrl);
    const scripted = kindOf(page) === 'embed' ? withEmbedScript(own, baseUrl) : own;
    const html = withPolicy(scripted, policyOf(page));
    if (html === undefined) return [`${page}: no charset tag to insert the policy after`];
    write(page, html);
    return refusals(readScripts(html), facts.scriptHashes, baseUrl).map(
      (problem) => `${page}: ${problem}`,
    );
  });
  if (problems.length > 0) {
    const more = problems.length - shownProblems;
    throw new Error(
      [
        `The content policy blocks ${problems.length} item(s) in the built pages:`,
        ...problems.slice(0, shownProblems).map((problem) => `  ${problem}`),
        ...(more > 0 ? [`  … and ${more} more`] : []),
        'Move scripts into files in static/, and event handlers into components.',
      ].join('\n'),
    );
  }
  write(policyFile, `${JSON.stringify(facts, null, 2)}\n`);
  write('_headers', renderHeadersFile(facts, { baseUrl, pages: pagePatterns(pages) }));
  return facts;
}
