/**
 * What a reader's system prefers, in Firefox: WebDriver BiDi has no command for it in the releases that are tested, so
 * the page's scripts are answered in the browser's place. Styles that ask by themselves are not, so tests of those
 * start a Firefox whose own settings say it (`tests/e2e/engines.spec.ts`).
 */
import type { Page } from '@playwright/test';

type Media = NonNullable<Parameters<Page['emulateMedia']>[0]>;

/** Feature → what it is. */
type Preferences = Readonly<Record<string, string>>;

/** Runs in the page: `matchMedia` answers for these features, and says when the answer changes. */
function preferInPage(preferences: Preferences): void {
  interface Answering extends Window {
    preferInTest?: (preferences: Preferences) => void;
  }
  const page = window as Answering;
  if (page.preferInTest !== undefined) return page.preferInTest(preferences);
  const real = window.matchMedia.bind(window);
  const lists: { readonly list: MediaQueryList; last: boolean }[] = [];
  let preferred = preferences;
  window.matchMedia = (query) => {
    const [, feature = '', value] = /^\((prefers-[\w-]+): ?([\w-]+)\)$/.exec(query) ?? [];
    const list = real(query);
    if (value === undefined) return list;
    const matches = (): boolean =>
      feature in preferred ? preferred[feature] === value : real(query).matches;
    Object.defineProperty(list, 'matches', { get: matches });
    lists.push({ list, last: matches() });
    return list;
  };
  page.preferInTest = (next) => {
    preferred = next;
    for (const entry of lists) {
      const { list, last } = entry;
      entry.last = list.matches;
      if (entry.last !== last) {
        list.dispatchEvent(
          new MediaQueryListEvent('change', { media: list.media, matches: list.matches }),
        );
      }
    }
  };
}

/** Has `emulateMedia` of this page answer scripts. It throws for what no script can be told: print, forced colors. */
export function preferByScript(page: Page): void {
  const all: Record<string, string> = {};
  page.emulateMedia = async (asked: Media = {}) => {
    const { colorScheme, reducedMotion, ...others } = asked;
    const [unknown] = Object.keys(others);
    if (unknown !== undefined) throw new Error(`Firefox cannot be told of ${unknown} over BiDi.`);
    if (colorScheme) all['prefers-color-scheme'] = colorScheme;
    if (reducedMotion) all['prefers-reduced-motion'] = reducedMotion;
    await page.addInitScript(preferInPage, all);
    await page.evaluate(preferInPage, all);
  };
}
