import type { Page } from '@playwright/test';
import { watch } from '../support';

/** Unwanted effects of an attack on a page. */
export interface AttackWatch {
  /** Uncaught errors. */
  readonly errors: string[];
  readonly dialogs: string[];
  /** URLs of requests to hosts other than the site's. */
  readonly outside: readonly string[];
}

/** Watches a page for uncaught errors, dialogs, and requests to other hosts. */
export function watchAttack(page: Page, site: string): AttackWatch {
  const { outside } = watch(page, site);
  const seen: AttackWatch = { errors: [], dialogs: [], outside };
  page.on('pageerror', (error) => seen.errors.push(error.message));
  page.on('dialog', (shown) => {
    seen.dialogs.push(shown.message());
    void shown.dismiss();
  });
  return seen;
}
