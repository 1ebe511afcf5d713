/**
 * What machines read: each page as Markdown beside its HTML, `llms.txt`, `robots.txt`. Made from the built
 * pages, so that it says what they say.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { markdownPath, pageAddress } from '../../addresses/pageAddress';
import type { DocsVersion } from '../../versions';
import { writeLlms, type TextPage } from './list';
import { toMarkdown } from './markdown';

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
): TextPage[] {
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
      },
    ];
  });
}

/** The plugin. */
export default function llmsPlugin(
  { siteConfig }: LoadContext,
  versions: readonly DocsVersion[],
): Plugin<unknown> {
  const url = `${siteConfig.url}${siteConfig.baseUrl}`;
  return {
    name: 'llms',
    // Nothing here waits: other plugins' checks of the built site find all files or none.
    async postBuild({ outDir }) {
      const pages = writeMarkdown(outDir, { url, titleDelimiter: siteConfig.titleDelimiter });
      const llms = writeLlms({
        title: siteConfig.title,
        summary: siteConfig.tagline,
        versions,
        pages,
      });
      fs.writeFileSync(path.join(outDir, 'llms.txt'), llms);
      fs.writeFileSync(
        path.join(outDir, 'robots.txt'),
        `User-agent: *\nAllow: /\n\nSitemap: ${url}sitemap.xml\n`,
      );
    },
  };
}
