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
  /** Most bytes, as stored, of all pages, scripts and styles of the site, without SDK and demo data. */
  readonly pagesAndAssets: number;
}

export const sizeBudgets: Budgets = budgets;
