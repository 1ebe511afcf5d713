/** Addresses that pages once had. Node only: it reads which pages there are. */
import fs from 'node:fs';
import path from 'node:path';
import { locateAddress } from '../addresses/locateAddress';
import type { DocsVersion } from '../versions';

/** Paths below the site's base, each with a slash at its start. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/** Where the latest version is. */
const docsRoute = 'docs';

/** Ids of a version's hand-written pages. */
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
 * The overview is at its version's root. And the version before the latest was once at the latest's address: what
 * only that one has leads to where it is now.
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
 * The addresses of pages beside their own. In a build without the latest version, such as a copy of one version, the
 * first one stands in for it: what leads to `docs/concepts` finds `docs/2.x/concepts`.
 *
 * The latest version's pages also answer under its name: `docs/4.x/concepts` leads to `docs/concepts`, so that
 * a link written with a version stays right when that version is no longer the latest.
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
