/**
 * Writes files for machines: each page as Markdown beside its HTML, `llms.txt`, a version's pages
 * in one file, `skill.md` and `robots.txt`. Built pages are the source, so that the content is the
 * same.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { markdownPath, pageAddress } from '../../addresses/pageAddress';
import type { DocsVersion } from '../../versions';
import { locateAddress } from '../../addresses/locateAddress';
import { docKind } from '../../addresses/pageKind';
import type { VersionChanges } from '../../names/changes';
import { readChanges } from '../apiChanges/generate';
import { runScript } from '../child';
import { writeAdvice } from './advice';
import { writeLlms, type TextPage } from './list';
import { listPages } from './listPages';
import {
  codeBlocks,
  findSection,
  paragraphs,
  sectionOf,
  withoutLinks,
  writeSkill,
  type GuidePage,
} from './skill';

const pagesScript = path.join(__dirname, 'writePages.ts');

/** A page and its Markdown. */
type WrittenPage = TextPage & Pick<GuidePage, 'markdown'>;

function unescape(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

function descriptionOf(html: string): string | undefined {
  const text = /<meta[^>]* name="?description"? content="([^"]*)"/.exec(html)?.[1];
  return text === undefined ? undefined : unescape(text);
}

function titleOf(html: string, delimiter: string): string {
  const text = unescape(/<title[^>]*>([^<]*)<\/title>/.exec(html)?.[1] ?? '');
  const end = text.lastIndexOf(` ${delimiter} `);
  return end === -1 ? text : text.slice(0, end);
}

/**
 * Writes the Markdown of all pages, in one process per core. Returns the pages that have Markdown.
 */
async function writeMarkdown(
  outDir: string,
  site: { readonly url: string; readonly titleDelimiter: string },
): Promise<WrittenPage[]> {
  const parts = os.availableParallelism();
  await Promise.all(
    Array.from({ length: parts }, (_, part) =>
      runScript(
        pagesScript,
        [outDir, site.url, `${part}`, `${parts}`],
        'Writing the Markdown of pages failed',
      ),
    ),
  );
  return listPages(outDir).flatMap((file) => {
    const address = pageAddress(file);
    const target = markdownPath(address);
    if (!fs.existsSync(path.join(outDir, target))) return [];
    const html = fs.readFileSync(path.join(outDir, file), 'utf8');
    return [
      {
        address,
        title: titleOf(html, site.titleDelimiter),
        description: descriptionOf(html),
        markdownUrl: `${site.url}${target}`,
        markdown: fs.readFileSync(path.join(outDir, target), 'utf8'),
      },
    ];
  });
}

/**
 * Returns the guides and examples of a version by address below its route, with its first page
 * first.
 */
function textsOf(
  version: DocsVersion,
  versions: readonly DocsVersion[],
  pages: readonly WrittenPage[],
): GuidePage[] {
  return pages.flatMap(({ address, markdown, markdownUrl }) => {
    const found = locateAddress(address, versions);
    if (found?.version !== version || docKind(found.page) === 'api') return [];
    return [{ id: found.page, url: markdownUrl, markdown }];
  });
}

/** Returns the first instructions for agents. */
function adviceFor(changes: VersionChanges, guides: readonly GuidePage[]): string {
  const packages = sectionOf(guides, 'installation', 'Packages');
  const [install = ''] = codeBlocks(packages.section);
  const client = sectionOf(guides, 'authentication', 'Authentication');
  const [, option = ''] = paragraphs(client.section);
  const guide = guides.find(({ id }) => id === 'migration-guide');
  // Only a version that changed the client has this section.
  const changed = guide && findSection(guide.markdown, 'The client');
  return writeAdvice({
    changes,
    install: install.split('\n').slice(1, -1).join(' && '),
    client: withoutLinks(
      [option.replace(/:$/, '.'), ...paragraphs(changed ?? '').slice(0, 1)].join(' '),
    ),
    migrationUrl: guide?.url ?? client.url,
  });
}

export default function llmsPlugin(
  { siteConfig, siteDir }: LoadContext,
  versions: readonly DocsVersion[],
): Plugin<unknown> {
  const url = `${siteConfig.url}${siteConfig.baseUrl}`;
  const fullFile = ({ routePath }: Pick<DocsVersion, 'routePath'>) => `${routePath}/llms-full.txt`;
  return {
    name: 'llms',
    async postBuild({ outDir }) {
      const write = (file: string, text: string) => fs.writeFileSync(path.join(outDir, file), text);
      const pages = await writeMarkdown(outDir, { url, titleDelimiter: siteConfig.titleDelimiter });
      for (const version of versions) {
        const texts = textsOf(version, versions, pages).map(({ markdown }) => markdown);
        write(fullFile(version), texts.join('\n---\n\n'));
      }
      const latest = versions.find(({ isLast }) => isLast);
      // If the latest version has no previous version, there is nothing to warn about.
      const changes = latest && readChanges(latest.folder, siteDir);
      let advice = '';
      if (latest !== undefined && changes !== undefined) {
        const guides = textsOf(latest, versions, pages);
        const beginning = adviceFor(changes, guides);
        const title = `Write programs for @cognite/reveal ${latest.interfaceRelease}`;
        write('skill.md', writeSkill({ title, beginning, pages: guides }));
        advice = `${beginning}\n- To write a program, with code: [skill.md](${url}skill.md).`;
      }
      const { title, tagline: summary } = siteConfig;
      const fullUrl = (version: Pick<DocsVersion, 'routePath'>) => `${url}${fullFile(version)}`;
      write('llms.txt', writeLlms({ title, summary, versions, pages, advice, fullUrl }));
      write('robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${url}sitemap.xml\n`);
    },
  };
}
