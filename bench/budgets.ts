/** Size budgets of the built site, from `budgets.json`. Benchmarks print them and tests enforce them. */
import budgets from './budgets.json';
import type { MeasuredPage } from './pages';

/**
 * Maximum size of a page's first load in bytes, compressed with gzip as on the local server. Scripts contain the hashed
 * names of other files, so the size of a script differs by a few bytes between builds.
 */
export interface PageBudget {
  readonly script: number;
  readonly style: number;
}

export interface Budgets {
  readonly firstLoad: Readonly<Record<MeasuredPage['kind'], PageBudget>>;
  /** Maximum size of the scripts that a text page loads before the reader interacts with it, in bytes. */
  readonly beforeIntent: number;
  /** Maximum size on disk of all pages, scripts, and styles, in bytes. Excludes the SDK and demo data. */
  readonly pagesAndAssets: number;
  /** Number of pages when the budgets were set. */
  readonly pages: number;
  /**
   * Bytes that each additional page adds to the scripts of every first load (its entry in the route table) and to the
   * whole site (the page and its scripts). Measured on a copy of the site with a newly cut version.
   */
  readonly furtherPage: { readonly script: number; readonly pagesAndAssets: number };
}

/** Returns the budgets for a site with `pages` pages. */
export function budgetsFor(pages: number, base: Budgets = budgets): Budgets {
  const further = Math.max(0, pages - base.pages);
  const firstLoad = Object.entries(base.firstLoad).map(([kind, { script, style }]) => [
    kind,
    { script: script + further * base.furtherPage.script, style },
  ]);
  return {
    ...base,
    firstLoad: Object.fromEntries(firstLoad) as Budgets['firstLoad'],
    pagesAndAssets: base.pagesAndAssets + further * base.furtherPage.pagesAndAssets,
  };
}
