/** Size budgets for the built site, from `budgets.json`. Benchmarks print the budgets, and tests enforce them. */
import budgets from './budgets.json';
import type { MeasuredPage } from './pages';

/**
 * Maximum sizes of a page's first load, in bytes compressed with gzip as on the local server. The size of a script
 * varies by a few bytes between builds, because scripts contain the hashed names of other files.
 */
export interface PageBudget {
  readonly script: number;
  readonly style: number;
}

export interface Budgets {
  readonly firstLoad: Readonly<Record<MeasuredPage['kind'], PageBudget>>;
  /** Maximum size, in bytes, of the scripts that a text page loads before the reader interacts with the page. */
  readonly beforeIntent: number;
  /** Maximum total size of pages, scripts, and styles on disk, in bytes. Excludes the SDK and demo data. */
  readonly pagesAndAssets: number;
  /** Number of pages when the budgets were set. */
  readonly pages: number;
  /**
   * Bytes that each additional page adds. `script` is the page's entry in the route table, which is part of every first
   * load. `pagesAndAssets` is the page and its scripts. Measured by adding a version to a copy of the site.
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
