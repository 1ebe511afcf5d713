import fs from 'node:fs';
import path from 'node:path';
import type { Options as PagesOptions } from '@docusaurus/plugin-content-pages';
import type { PluginConfig } from '@docusaurus/types';
import { starterPlugins } from '../remark';
import { pageTitle, starterPagesDir } from '../remark/starters/read';
import type { SiteEnvironment } from './environment';

/** Path of the page about all starters, relative to the site's base path. */
const route = 'starters';

/**
 * Returns the titles of the starters' pages, by path relative to the site's base path. Returns undefined if the site
 * has no starters.
 */
export function starterTitles(siteDir: string): Readonly<Record<string, string>> | undefined {
  const dir = starterPagesDir(siteDir);
  if (!fs.existsSync(dir)) return undefined;
  const pages = fs
    .readdirSync(dir)
    .filter((file) => file.endsWith('.mdx') && !file.startsWith('_'))
    .map((file) => {
      const name = path.basename(file, '.mdx');
      return [
        name === 'index' ? route : `${route}/${name}`,
        pageTitle(path.join(dir, file)) ?? name,
      ] as const;
    });
  return Object.fromEntries(pages);
}

/**
 * Adds a second instance of Docusaurus's pages plugin, for the starters. Their pages don't belong to a version of the
 * docs, because a starter keeps its SDK release when a version is cut.
 */
export function starterPages(
  siteDir: string,
  { baseUrl, repoUrl }: Pick<SiteEnvironment, 'baseUrl' | 'repoUrl'>,
): PluginConfig[] {
  const dir = starterPagesDir(siteDir);
  if (!fs.existsSync(dir)) return [];
  const options = {
    id: 'starters',
    path: path.relative(siteDir, dir),
    routeBasePath: route,
    include: ['*.mdx'],
    ...(repoUrl === undefined ? {} : { editUrl: `${repoUrl}/edit/main/` }),
    ...starterPlugins({ siteDir, baseUrl, repoUrl }),
  };
  return [['@docusaurus/plugin-content-pages', options satisfies Partial<PagesOptions>]];
}
