/**
 * Adapts tests to Firefox, which Playwright controls over WebDriver BiDi. The functions below simulate a reader's
 * actions as closely as possible.
 */
import type { BrowserContext, Page } from '@playwright/test';
import { addPolicy } from './faults';

type Media = NonNullable<Parameters<Page['emulateMedia']>[0]>;

/** Maps media features, such as `prefers-color-scheme`, to their values. */
type Preferences = Readonly<Record<string, string>>;

/** Runs in the page. Makes `matchMedia` return these preferences, and dispatches an event when they change. */
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
 * Emulates preferences for the page's scripts. BiDi can't emulate system preferences, so styles with media queries
 * don't change. Throws for features that scripts can't emulate, such as print and forced colors.
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
 * Runs in every page. Makes Playwright insert text into the focused element, as if a reader typed or pasted it.
 * Otherwise, Playwright would set a field's value without React noticing, and would add lines to the editor's elements.
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
    // Firefox ignores clipboard data that is passed to the constructor.
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    Object.defineProperty(event, 'clipboardData', { value: clipboardData });
    element?.dispatchEvent(event);
    return undefined;
  };
  // Playwright stores its own function under this name, and calls it to insert text.
  Object.defineProperty(window, '__pw_bidiInsertText', { get: () => insert, set: () => {} });
}

/**
 * Removes the clipboard permissions, because Firefox doesn't have them. A setting in the project's configuration allows
 * access instead.
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
 * If a frame of the previous page is still loading, Firefox can report an aborted navigation but continue with it. In
 * that case, waits until the navigation is done.
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

/** Blocks all scripts with a policy, because Playwright's `javaScriptEnabled` option has no effect over BiDi. */
export async function forbidScripts(context: BrowserContext): Promise<void> {
  await context.route('**', async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue();
    return addPolicy(route, "script-src 'none'");
  });
}
