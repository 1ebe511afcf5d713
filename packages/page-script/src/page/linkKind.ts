export interface Address {
  readonly origin: string;
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/**
 * Target of a link:
 *
 * - `outside`: another site or a file, which the browser opens itself
 * - `here`: the current page
 * - `part`: a fragment of the current page
 * - `page`: another page of this site
 */
export type LinkKind = 'outside' | 'here' | 'part' | 'page';

/** Matches the paths of files that aren't pages. Doesn't match version names such as `3.x`. */
const file = /\.(?:md|txt|json|xml|zip|pdf|png|svg|webp)$/;

/** Classifies a link without a `target` attribute, relative to the current page. */
export function linkKind(link: Address, page: Address, baseUrl: string): LinkKind {
  const isSites = link.origin === page.origin && link.pathname.startsWith(baseUrl);
  if (!isSites || file.test(link.pathname)) return 'outside';
  if (link.pathname !== page.pathname || link.search !== page.search) return 'page';
  return link.hash === '' ? 'here' : 'part';
}
