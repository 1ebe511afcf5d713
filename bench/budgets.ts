/** Sizes that the built site may have: `budgets.json`, which benchmarks print and tests hold. */
import budgets from './budgets.json';
import type { MeasuredPage } from './pages';

/** Most bytes of one first load, compressed as the shipped server does (gzip). */
export interface PageBudget {
  readonly script: number;
  readonly style: number;
}

export interface Budgets {
  /** By kind of page. */
  readonly firstLoad: Readonly<Record<MeasuredPage['kind'], PageBudget>>;
  /** Most bytes of scripts that a page to read loads before its reader wants more. */
  readonly beforeIntent: number;
  /** Most bytes, as stored, of all pages, scripts and styles of the site, without SDK and demo data. */
  readonly pagesAndAssets: number;
  /** How many pages the site has for which these are. */
  readonly pages: number;
  /**
   * What each page beyond that adds: to every first load the page's line in the table of routes, to the site the page
   * itself and its scripts. Measured on a copy in which a version was cut.
   */
  readonly furtherPage: { readonly script: number; readonly pagesAndAssets: number };
}

/** What a site of so many pages may have. Pure. */
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
