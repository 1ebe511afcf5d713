/**
 * Writes files for machines: `llms.txt`, a version's pages in one file, `skill.md` and `robots.txt`.
 * The Markdown of built pages is the source, so that the content is the same.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { markdownPath, pageAddress } from '@reveal-docs/versions/addresses/pageAddress';
import type { DocsVersion } from '@reveal-docs/versions';
import { locateAddress } from '@reveal-docs/versions/addresses/locateAddress';
import { docKind } from '@reveal-docs/versions/addresses/pageKind';
import type { VersionChanges } from '@reveal-docs/api-reference/names';
import { readChanges } from '@reveal-docs/api-reference/changes/generate';
import { findToolsCode } from '../agentTools/generate';
import { toolsFile } from '../agentTools/toolsFile';
import { writeAdvice } from './advice';
import { writeLlms, type TextPage } from './list';
import {
  codeBlocks,
  findSection,
  paragraphs,
  sectionOf,
  withoutLinks,
  writeSkill,
  type GuidePage,
} from './skill';

/** A page of the build, with its title and description if it has Markdown. */
export interface TitledPage {
  /** Path below the output folder, with slashes. */
  readonly file: string;
  readonly text?: { readonly title: string; readonly description?: string };
}

/** A page and its Markdown. */
type WrittenPage = TextPage & Pick<GuidePage, 'markdown'>;

/** Returns the pages that have Markdown. `url` is the URL of the landing page. */
function readTexts(pages: readonly TitledPage[], outDir: string, url: string): WrittenPage[] {
  return pages.flatMap(({ file, text }) => {
    if (text === undefined) return [];
    const address = pageAddress(file);
    const target = markdownPath(address);
    return [
      {
        address,
        title: text.title,
        description: text.description,
        markdownUrl: `${url}${target}`,
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

/** Writes the files for machines into the build at `outDir`, whose `builtPages` have Markdown. */
export function writeTexts(
  { siteConfig, siteDir }: LoadContext,
  versions: readonly DocsVersion[],
  builtPages: readonly TitledPage[],
  outDir: string,
): void {
  const url = `${siteConfig.url}${siteConfig.baseUrl}`;
  const fullFile = ({ routePath }: Pick<DocsVersion, 'routePath'>) => `${routePath}/llms-full.txt`;
  const write = (file: string, text: string) => fs.writeFileSync(path.join(outDir, file), text);
  const pages = readTexts(builtPages, outDir, url);
  for (const version of versions) {
    const texts = textsOf(version, versions, pages).map(({ markdown }) => markdown);
    write(fullFile(version), texts.join('\n---\n\n'));
  }
  const latest = versions.find(({ isLast }) => isLast);
  // A warning makes sense only if the latest version has a previous version.
  const changes = latest && readChanges(latest.folder, siteDir);
  let advice = '';
  if (latest !== undefined && changes !== undefined) {
    const guides = textsOf(latest, versions, pages);
    const beginning = adviceFor(changes, guides);
    const title = `Write programs for @cognite/reveal ${latest.interfaceRelease}`;
    write('skill.md', writeSkill({ title, beginning, pages: guides }));
    const hasTools = findToolsCode(siteDir) !== undefined;
    advice = [
      beginning,
      `- To write a program, with code: [skill.md](${url}skill.md).`,
      ...(hasTools
        ? [
            `- To search these docs and to check programs without a network, as a command or an MCP server: \`npx --package=${url}${toolsFile} reveal-docs --help\`.`,
          ]
        : []),
    ].join('\n');
  }
  const { title, tagline: summary } = siteConfig;
  const fullUrl = (version: Pick<DocsVersion, 'routePath'>) => `${url}${fullFile(version)}`;
  write('llms.txt', writeLlms({ title, summary, versions, pages, advice, fullUrl }));
  write('robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${url}sitemap.xml\n`);
}
