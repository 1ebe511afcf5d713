import fs from 'node:fs';
import path from 'node:path';
import { locateAddress } from '@reveal-docs/versions/addresses/locateAddress';
import type { DocsVersion } from '@reveal-docs/versions';

/** A redirect. Both paths are relative to the site's base path and have a leading slash. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/** Route of the latest version. */
const docsRoute = 'docs';

/** Returns the IDs of a version's hand-written pages. */
function pageIds({ contentDir }: DocsVersion): string[] {
  if (!fs.existsSync(contentDir)) return [];
  return fs
    .readdirSync(contentDir, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => /\.mdx?$/.test(file) && !file.startsWith('api/'))
    .map((file) => file.replace(/\.mdx?$/, ''))
    .sort();
}

/**
 * Lists the redirects. Overviews redirect to the root of their version. If the previous version has a page that the
 * latest version lacks, the page's URL in the latest version redirects to the previous version.
 */
export function listRedirects(versions: readonly DocsVersion[]): Redirect[] {
  const overviews = versions.map(({ routePath }) => ({
    from: `/${routePath}/overview`,
    to: `/${routePath}`,
  }));
  const at = versions.findIndex(({ isLast }) => isLast);
  const [latest, before] = at < 0 ? [] : versions.slice(at);
  if (latest === undefined || before === undefined) return overviews;
  const kept = new Set(pageIds(latest));
  const lost = pageIds(before).filter((id) => !kept.has(id));
  return [
    ...overviews,
    ...lost.map((id) => ({
      from: `/${latest.routePath}/${id}`,
      to: `/${before.routePath}/${id}`,
    })),
  ];
}

/**
 * Returns a function that finds the additional URL of a page. Pages of the latest version have an additional URL that
 * contains the version's name: `docs/4.x/concepts` redirects to `docs/concepts`. A link that contains a version
 * therefore stays valid when that version is no longer the latest. If a build excludes the latest version, the build's
 * first version replaces it: `docs/concepts` redirects to `docs/2.x/concepts`.
 */
export function otherAddress(
  versions: readonly DocsVersion[],
): (path: string) => string | undefined {
  const latest = versions.find(({ isLast }) => isLast);
  const [first] = versions;
  return (path) => {
    const address = path.replace(/^\//, '');
    if (latest === undefined) {
      if (first === undefined || locateAddress(address, versions)?.version !== first)
        return undefined;
      return `/${docsRoute}${address.slice(first.routePath.length)}`;
    }
    if (locateAddress(address, versions)?.version !== latest) return undefined;
    return `/${latest.routePath}/${latest.folder}${address.slice(latest.routePath.length)}`;
  };
}
