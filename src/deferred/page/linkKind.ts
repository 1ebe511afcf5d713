/** What a link leads to, seen from the page it stands on. Pure. */

/** The parts of an address that matter. */
export interface Address {
  readonly origin: string;
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/**
 * - `outside`: another site, or a file: the browser's business;
 * - `here`: this page;
 * - `part`: a part of this page;
 * - `page`: another page of the site.
 */
export type LinkKind = 'outside' | 'here' | 'part' | 'page';

/** Files that stand beside the pages. Names of versions, such as `3.x`, are none. */
const file = /\.(?:md|txt|json|xml|zip|pdf|png|svg|webp)$/;

/** The kind of a link without a target of its own. */
export function linkKind(link: Address, page: Address, baseUrl: string): LinkKind {
  const isSites = link.origin === page.origin && link.pathname.startsWith(baseUrl);
  if (!isSites || file.test(link.pathname)) return 'outside';
  if (link.pathname !== page.pathname || link.search !== page.search) return 'page';
  return link.hash === '' ? 'here' : 'part';
}
