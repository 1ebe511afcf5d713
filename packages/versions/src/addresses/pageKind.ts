/** The kind of a docs page. It determines the page's social card and its section in `llms.txt`. */
export type DocKind = 'guide' | 'example' | 'api';

/** Returns the kind of a page, from its doc ID or its path below its version's route. */
export function docKind(page: string): DocKind {
  if (/^api(?:\/|$)/.test(page)) return 'api';
  return page.startsWith('examples/') ? 'example' : 'guide';
}

/**
 * Returns the path of the social card for a kind of page: 1200 × 630 pixels, created by
 * `scripts/identity.ts`.
 */
export function socialCard(kind: DocKind | 'site'): string {
  return `img/social/${kind}.png`;
}
