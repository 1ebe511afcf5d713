/**
 * Adapts tests to Firefox. Playwright controls Firefox over WebDriver BiDi, which behaves
 * differently in some cases. In these cases, the functions below simulate a reader's actions as
 * closely as possible, so that the same tests run in Firefox.
 */
import type { BrowserContext, Page } from '@playwright/test';
import { addPolicy } from './faults';

type Media = NonNullable<Parameters<Page['emulateMedia']>[0]>;

/** Values of media features. */
type Preferences = Readonly<Record<string, string>>;

/** Runs in the page: makes `matchMedia` return these preferences, and dispatches an event when they change. */
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

/**
 * Emulates preferences for the page's scripts. In the tested releases, BiDi has no command for a
 * reader's system preferences, so `emulateMedia` affects only scripts that use `matchMedia`, not
 * styles with media queries. It throws for features that scripts can't emulate, such as print and
 * forced colors.
 */
function preferByScript(page: Page): void {
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

/**
 * Runs in every page: makes Playwright insert text at the focus, like a reader who types or pastes
 * it. Otherwise, Playwright would set a field's value without React noticing the change, and would
 * change the editor's elements, which adds lines.
 */
function insertLikeReader(): void {
  const insert = (text: string): Element | undefined => {
    let element = document.activeElement;
    while (element?.shadowRoot) element = element.shadowRoot.activeElement;
    // Let Playwright continue inside the frame.
    if (element instanceof HTMLIFrameElement) return element;
    const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
    if (isField || !text.includes('\n')) {
      document.execCommand('insertText', false, text);
      return undefined;
    }
    const event = new ClipboardEvent('paste', { bubbles: true, cancelable: true });
    // Set the data separately, because Firefox ignores data that is passed to the constructor.
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    Object.defineProperty(event, 'clipboardData', { value: clipboardData });
    element?.dispatchEvent(event);
    return undefined;
  };
  // Playwright calls its own function by this name.
  Object.defineProperty(window, '__pw_bidiInsertText', { get: () => insert, set: () => {} });
}

/**
 * Grants only the permissions that Firefox supports. Firefox has no permissions for the clipboard.
 * Instead, a setting in the project's configuration allows access to it.
 */
function openClipboard(context: BrowserContext): void {
  const grant = context.grantPermissions.bind(context);
  context.grantPermissions = (permissions, options) =>
    grant(
      permissions.filter((name) => !name.startsWith('clipboard-')),
      options,
    );
}

/**
 * Handles aborted navigations. If a frame of the previous page is still loading, Firefox sometimes
 * reports that the navigation was aborted, but continues it. In that case, waits until the
 * navigation is done.
 */
function outlastAborts(page: Page, baseURL: string | undefined): void {
  const goto = page.goto.bind(page);
  page.goto = async (address, options) => {
    try {
      return await goto(address, options);
    } catch (error) {
      if (!String(error).includes('NS_BINDING_ABORTED')) throw error;
      const { href } = new URL(address, baseURL);
      await page.waitForURL((url) => url.href === href);
      return null;
    }
  };
}

/** Adapts all pages of a Firefox context to the tests. */
export async function fitFirefox(
  context: BrowserContext,
  baseURL: string | undefined,
): Promise<void> {
  context.on('page', (page) => {
    preferByScript(page);
    outlastAborts(page, baseURL);
  });
  openClipboard(context);
  await context.addInitScript(insertLikeReader);
}

/**
 * Blocks all scripts in this context with a policy, because Playwright's option for disabling
 * scripts has no effect over BiDi.
 */
export async function forbidScripts(context: BrowserContext): Promise<void> {
  await context.route('**', async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue();
    return addPolicy(route, "script-src 'none'");
  });
}
