/**
 * What Playwright does otherwise in Firefox, which it drives over WebDriver BiDi: each is done here in the way that comes
 * closest to a reader, so that the same tests run there.
 */
import type { BrowserContext, Page } from '@playwright/test';
import { addPolicy } from './faults';

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

/**
 * BiDi has no command for what a reader's system prefers in the releases that are tested, so `emulateMedia` of this page
 * answers its scripts in the browser's place, and no styles that ask by themselves. It throws for what no script can be told:
 * print, forced colors.
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
 * Runs in every page: puts Playwright's text where the focus is as a reader's keys or paste would. What Playwright does
 * by itself sets the value behind React's back, which then sees no change, and edits the editor's elements, which adds
 * lines.
 */
function insertLikeReader(): void {
  const insert = (text: string): Element | undefined => {
    let element = document.activeElement;
    while (element?.shadowRoot) element = element.shadowRoot.activeElement;
    // Playwright goes on inside.
    if (element instanceof HTMLIFrameElement) return element;
    const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
    if (isField || !text.includes('\n')) {
      document.execCommand('insertText', false, text);
      return undefined;
    }
    const event = new ClipboardEvent('paste', { bubbles: true, cancelable: true });
    // What Firefox makes of the data that is given to the constructor is empty.
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    Object.defineProperty(event, 'clipboardData', { value: clipboardData });
    element?.dispatchEvent(event);
    return undefined;
  };
  // The name that Playwright gives its own, and calls.
  Object.defineProperty(window, '__pw_bidiInsertText', { get: () => insert, set: () => {} });
}

/** Grants what Firefox has a permission for: its clipboard is opened by a setting of the project, which has none. */
function openClipboard(context: BrowserContext): void {
  const grant = context.grantPermissions.bind(context);
  context.grantPermissions = (permissions, options) =>
    grant(
      permissions.filter((name) => !name.startsWith('clipboard-')),
      options,
    );
}

/**
 * Where a frame still loads in the page that is left, Firefox now and then reports that the navigation was aborted, and
 * goes on with it. Then its end is waited for.
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

/** Makes all pages of a context of Firefox do what the tests ask of them. */
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
 * Playwright's option that switches scripts off does nothing over BiDi: in this context a policy forbids every script in
 * its place.
 */
export async function forbidScripts(context: BrowserContext): Promise<void> {
  await context.route('**', async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue();
    return addPolicy(route, "script-src 'none'");
  });
}
