/** Kind of page. It determines the page's social card and section in `llms.txt`. */
export type DocKind = 'guide' | 'example' | 'api';

/** Returns the kind of a page. `page` is its doc ID or its path below the version's route. */
export function docKind(page: string): DocKind {
  if (/^api(?:\/|$)/.test(page)) return 'api';
  return page.startsWith('examples/') ? 'example' : 'guide';
}

/**
 * Returns the path of the social card for a kind of page. `scripts/identity.ts` creates the cards, which are 1200 × 630
 * pixels.
 */
export function socialCard(kind: DocKind | 'site'): string {
  return `img/social/${kind}.png`;
}
