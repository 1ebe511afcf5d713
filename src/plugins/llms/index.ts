/**
 * What machines read: each page as Markdown beside its HTML, `llms.txt`, a version's pages in one file, `skill.md`,
 * `robots.txt`. Made from the built pages, so that it says what they say.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { markdownPath, pageAddress } from '../../addresses/pageAddress';
import type { DocsVersion } from '../../versions';
import { locateAddress } from '../../addresses/locateAddress';
import { docKind } from '../../addresses/pageKind';
import type { VersionChanges } from '../../names/changes';
import { readChanges } from '../apiChanges/generate';
import { writeAdvice } from './advice';
import { writeLlms, type TextPage } from './list';
import { toMarkdown } from './markdown';
import {
  codeBlocks,
  findSection,
  paragraphs,
  sectionOf,
  withoutLinks,
  writeSkill,
  type GuidePage,
} from './skill';

/** A page and its Markdown. */
type WrittenPage = TextPage & Pick<GuidePage, 'markdown'>;

/** Pages without a text of their own. */
const withoutText = new Set(['404.html', 'embed.html', 'search.html']);

function listPages(outDir: string): string[] {
  return fs
    .readdirSync(outDir, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter(
      (file) => file.endsWith('.html') && !file.startsWith('frame/') && !withoutText.has(file),
    )
    .sort();
}

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

/** Writes the Markdown of all pages; returns those that have any. */
function writeMarkdown(
  outDir: string,
  site: { readonly url: string; readonly titleDelimiter: string },
): WrittenPage[] {
  return listPages(outDir).flatMap((file) => {
    const html = fs.readFileSync(path.join(outDir, file), 'utf8');
    // Addresses that only lead elsewhere have no text.
    if (html.includes('http-equiv="refresh"')) return [];
    const address = pageAddress(file);
    const markdown = toMarkdown({ html, url: `${site.url}${address}` });
    if (markdown === undefined) return [];
    const target = markdownPath(address);
    fs.writeFileSync(path.join(outDir, target), markdown);
    return [
      {
        address,
        title: titleOf(html, site.titleDelimiter),
        description: descriptionOf(html),
        markdownUrl: `${site.url}${target}`,
        markdown,
      },
    ];
  });
}

/** Guides and examples of a version, its first page first, by address below its route. */
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

/** What agents are told first. */
function adviceFor(changes: VersionChanges, guides: readonly GuidePage[]): string {
  const packages = sectionOf(guides, 'installation', 'Packages');
  const [install = ''] = codeBlocks(packages.section);
  const client = sectionOf(guides, 'authentication', 'Authentication');
  const [, option = ''] = paragraphs(client.section);
  const guide = guides.find(({ id }) => id === 'migration-guide');
  // Only a version that changed it says so.
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

/** The plugin. */
export default function llmsPlugin(
  { siteConfig, siteDir }: LoadContext,
  versions: readonly DocsVersion[],
): Plugin<unknown> {
  const url = `${siteConfig.url}${siteConfig.baseUrl}`;
  const fullFile = ({ routePath }: Pick<DocsVersion, 'routePath'>) => `${routePath}/llms-full.txt`;
  return {
    name: 'llms',
    // Nothing here waits: other plugins' checks of the built site find all files or none.
    async postBuild({ outDir }) {
      const write = (file: string, text: string) => fs.writeFileSync(path.join(outDir, file), text);
      const pages = writeMarkdown(outDir, { url, titleDelimiter: siteConfig.titleDelimiter });
      for (const version of versions) {
        const texts = textsOf(version, versions, pages).map(({ markdown }) => markdown);
        write(fullFile(version), texts.join('\n---\n\n'));
      }
      const latest = versions.find(({ isLast }) => isLast);
      // A site whose latest version has none before it has nothing to warn of.
      const changes = latest && readChanges(latest.folder, siteDir);
      let advice = '';
      if (latest !== undefined && changes !== undefined) {
        const guides = textsOf(latest, versions, pages);
        const beginning = adviceFor(changes, guides);
        const title = `Write programs for @cognite/reveal ${latest.interfaceRelease}`;
        write('skill.md', writeSkill({ title, beginning, pages: guides }));
        advice = `${beginning}\n- How to write a program, with code: [skill.md](${url}skill.md).`;
      }
      const { title, tagline: summary } = siteConfig;
      const fullUrl = (version: Pick<DocsVersion, 'routePath'>) => `${url}${fullFile(version)}`;
      write('llms.txt', writeLlms({ title, summary, versions, pages, advice, fullUrl }));
      write('robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${url}sitemap.xml\n`);
    },
  };
}
