/**
 * Finds the canonical page of a page, which is the same page in the latest version. Adds the canonical page's path to
 * the front matter, where the theme's metadata reads it (src/theme/DocItem/Metadata).
 */
import fs from 'node:fs';
import path from 'node:path';
import type { MarkdownConfig } from '@docusaurus/types';
import { type ApiIndex, findApiIndex, locatePage } from '@reveal-docs/api-reference/names';
import type { DocsVersion } from '@reveal-docs/versions';

/** Front matter field that contains the path, relative to the site's base path and without slashes at its ends. */
const canonicalField = 'canonical_path';

type ParseFrontMatter = NonNullable<MarkdownConfig['parseFrontMatter']>;

/** Maps each symbol that has its own page to that page. */
function symbolPages(index: ApiIndex | undefined): ReadonlyMap<string, string> {
  return new Map(
    Object.values(index?.symbols ?? {})
      .filter(({ anchor }) => anchor === undefined)
      .map(({ name, page }) => [name, page]),
  );
}

/** Returns a page's route, relative to its version's route. The overview's route is empty. */
function routeOf(page: string): string {
  return page === 'overview' ? '' : page.replace(/\/index$/, '');
}

function hasFile(version: DocsVersion, page: string): boolean {
  return ['.mdx', '.md'].some((extension) =>
    fs.existsSync(path.join(version.contentDir, page + extension)),
  );
}

/**
 * Returns a function that finds a page's counterpart in the latest version. The function returns undefined for pages of
 * the latest version, and for pages without a counterpart.
 */
export function canonicalFinder(
  versions: readonly DocsVersion[],
  siteDir: string,
): (file: string) => string | undefined {
  const latest = versions.find(({ isLast }) => isLast);
  const pages = new Map(
    versions.map(({ name, folder }) => [name, symbolPages(findApiIndex(folder, siteDir))]),
  );
  return (file) => {
    const located = locatePage(file, versions);
    if (located === undefined || latest === undefined || located.version === latest) {
      return undefined;
    }
    const { version, page } = located;
    const below = (route: string): string =>
      route === '' ? latest.routePath : `${latest.routePath}/${route}`;
    if (hasFile(latest, page)) return below(routeOf(page));
    const symbol = [...(pages.get(version.name) ?? [])].find(([, own]) => own === page)?.[0];
    const target = symbol && pages.get(latest.name)?.get(symbol);
    return target && below(target);
  };
}

/**
 * Returns a front matter parser that extends Docusaurus's parser. It adds `canonical_path` to pages outside of the
 * latest version.
 */
export function parseFrontMatterWith(
  versions: readonly DocsVersion[],
  siteDir: string,
): ParseFrontMatter {
  const canonicalOf = canonicalFinder(versions, siteDir);
  return async (input) => {
    const parsed = await input.defaultParseFrontMatter(input);
    const canonical = canonicalOf(input.filePath);
    return canonical === undefined
      ? parsed
      : { ...parsed, frontMatter: { ...parsed.frontMatter, [canonicalField]: canonical } };
  };
}
