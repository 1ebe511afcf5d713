/** What kind of page a page of the docs is; decides its social card and where `llms.txt` lists it. */
export type DocKind = 'guide' | 'example' | 'api';

/** The kind of a page by its path below its version's route, or by its id. */
export function docKind(page: string): DocKind {
  if (/^api(?:\/|$)/.test(page)) return 'api';
  return page.startsWith('examples/') ? 'example' : 'guide';
}

/** Social card of a kind of page, below the site's base; 1200 × 630, made by `scripts/identity.ts`. */
export function socialCard(kind: DocKind | 'site'): string {
  return `img/social/${kind}.png`;
}
