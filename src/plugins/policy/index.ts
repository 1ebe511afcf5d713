/**
 * Applies the built site's content policy, in a meta tag on every page and in the files that hosts read. The policy
 * allows inline scripts only by hash.
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
import { pageAddress } from '@reveal-docs/versions/addresses/pageAddress';
import { rootDir } from '@reveal-docs/versions';
import { speculationRules } from '@reveal-docs/page-script/speculationRules';
import { parsePage, type ParsedPage } from '../parsedPage';
import { withEmbedScript } from './embedScript';
import { hashScript, readScripts, refusals } from './pageScripts';
import { withRedirectScript } from './redirectPage';
import { readJson } from '@reveal-docs/shared/readJson';

interface PolicyInput {
  readonly policy: PolicyFacts;
  /** Path that the site was built for. Starts and ends with a slash. */
  readonly baseUrl: string;
}

/** Maximum number of problems that a failing build prints. */
const shownProblems = 40;

/** Together, these pages contain all inline scripts. The landing page has scripts that other pages don't have. */
const pagesWithScripts = ['404.html', 'index.html'];

const bootFile = path.join(rootDir, '.generated', 'frame', 'boot.json');

/**
 * Returns the hash of the script that starts an example's frame. The frame is a `srcdoc`, so the page's policy also
 * applies to it.
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

/**
 * Returns path patterns of all pages, relative to the base path, in the format of `_headers`. Includes both the file
 * and the URL of each page, because some hosts serve the page at both.
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
 * Inserts the policy right after the page's charset, before everything that it affects. Returns undefined if the page
 * has no charset.
 */
function withPolicy(html: string, policy: string): string | undefined {
  const bare = html.replace(policyTag, '');
  if (!charsetTag.test(bare)) return undefined;
  return bare.replace(
    charsetTag,
    (tag) => `${tag}<meta http-equiv="Content-Security-Policy" content="${policy}">`,
  );
}

/** Returns the hashes of all inline scripts in the build at `outDir`, and the hosts that pages can contact. */
export function readPolicyFacts(outDir: string, hostedSearch: boolean): PolicyFacts {
  const scripts = pagesWithScripts.flatMap((page) => {
    const html = fs.readFileSync(path.join(outDir, page), 'utf8');
    return readScripts(parsePage(html)).inline;
  });
  return {
    // The page script adds the speculation rules later (packages/page-script/src), so built pages don't contain them.
    scriptHashes: [...new Set([...[...scripts, speculationRules].map(hashScript), frameHash()])],
    searchHosts: hostedSearch ? hostedSearchHosts : [],
  };
}

/**
 * Returns a page with its policy, and with script files instead of inline scripts where such files exist. If the policy
 * can't be inserted, returns an error and the original page.
 */
export function withSitePolicy(
  original: string,
  page: string,
  { policy, baseUrl }: PolicyInput,
): { readonly html: string; readonly error?: string } {
  const kind = kindOf(page);
  const own = withRedirectScript(original, baseUrl);
  const scripted = kind === 'embed' ? withEmbedScript(own, baseUrl) : own;
  const html = withPolicy(scripted, metaPolicy(policy, [], isPage(kind) ? kind : 'page'));
  if (html !== undefined) return { html };
  return {
    html: original,
    error: "the page has no charset tag, so the policy can't be inserted",
  };
}

/** Describes the parts of a page that its policy blocks. */
export function blockedScripts(page: ParsedPage, { policy, baseUrl }: PolicyInput): string[] {
  return refusals(readScripts(page), policy.scriptHashes, baseUrl);
}

/**
 * Writes `policy.json` and `_headers`. If policies block parts of their pages, throws an error that lists these parts.
 */
export function writePolicyFiles(
  pages: readonly { readonly file: string; readonly blocked: readonly string[] }[],
  { outDir, policy, baseUrl }: PolicyInput & { readonly outDir: string },
): void {
  const problems = pages.flatMap(({ file, blocked }) =>
    blocked.map((problem) => `${file}: ${problem}`),
  );
  if (problems.length > 0) {
    const more = problems.length - shownProblems;
    throw new Error(
      [
        `The content policy blocks parts of the built pages (${problems.length}):`,
        ...problems.slice(0, shownProblems).map((problem) => `  ${problem}`),
        ...(more > 0 ? [`  … and ${more} more`] : []),
        'Move scripts into files in static/, and event handlers into components.',
      ].join('\n'),
    );
  }
  const write = (file: string, text: string) => fs.writeFileSync(path.join(outDir, file), text);
  const patterns = pagePatterns(pages.map(({ file }) => file));
  write(policyFile, `${JSON.stringify(policy, null, 2)}\n`);
  write('_headers', renderHeadersFile(policy, { baseUrl, pages: patterns }));
}
