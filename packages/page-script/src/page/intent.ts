/**
 * Loads React when the reader clicks or focuses an element that only React can handle. After hydration, replays the
 * last click.
 */
import { isHydrated, onHydrated, root, consumeEvent, within } from './page';
import { load } from './loader';
import { elementAt, placeBelow } from './place';
import { endProgress, startProgress } from './progress';

/**
 * Matches controls, including elements that the theme uses as buttons. Links with an `href` aren't included, because
 * `reactOnly` handles them.
 */
const controls = 'button,select,input,textarea,[role=button],[role=tab],[contenteditable]';
/** Matches controls that the page script handles itself. */
const ownControls =
  '[class*="colorModeToggle_"] button,[data-copy-code],[data-copy-page],.theme-back-to-top-button,' +
  '.search-button,.navbar__toggle,[data-tab-group] [role=tab]';
/** Width of the caret at the end of a sidebar category's link, in pixels. */
const caretWidth = 40;

function isForCategory(link: Element, event: Event): boolean {
  // The link of a category with its own page leads to that page. On that page, the link collapses the category.
  if (link.getAttribute('role') !== 'button') return link.ariaCurrent === 'page';
  // As in the theme, the link of a collapsed category leads to the category's first page, and only the caret expands
  // the category. Expanding requires React, because the built page doesn't contain the children of collapsed
  // categories.
  if (link.ariaExpanded === 'true') return true;
  if (!(event instanceof MouseEvent) || event.detail === 0) return false;
  return event.clientX > link.getBoundingClientRect().right - caretWidth;
}

/** Returns the element that an event targets, if only React can handle the element. */
function reactOnly(event: Event): HTMLElement | undefined {
  const link = within(event.target, 'a[href]');
  if (link === undefined) {
    const control = within(event.target, controls);
    return control?.matches(ownControls) === true ? undefined : control;
  }
  // Menus require React. Links to a version in which the page has another path also require it, because only the page
  // map contains that path.
  if (link.ariaHasPopup === 'true' || 'elsewhere' in link.dataset) return link;
  const isCategory = link.matches('.menu__link--sublist');
  return isCategory && isForCategory(link, event) ? link : undefined;
}

type Replay = (target: HTMLElement) => void;

interface Press {
  readonly target: HTMLElement;
  readonly place: readonly number[] | undefined;
  readonly replay: Replay;
}

let press: Press | undefined;
let focused: readonly number[] | undefined;

/** Saves a click until React can handle it, and loads React. Replaces a click that was saved before. */
export function savePress(target: HTMLElement, replay: Replay = (found) => found.click()): void {
  const from = root();
  press = { target, place: from === null ? undefined : placeBelow(from, target), replay };
  startProgress();
  load();
}

/**
 * Saves a click on an element that only React can handle. If the element is a field, only loads React, so that the
 * reader can use the field. Returns whether the click was on such an element.
 */
export function onReactOnlyClick(event: Event): boolean {
  const target = reactOnly(event);
  if (target === undefined) return false;
  if (target.matches('input,select,textarea,[contenteditable]')) {
    load();
    return true;
  }
  consumeEvent(event);
  savePress(target);
  return true;
}

/**
 * Saves a key press that opens a menu. Otherwise, the browser would follow the menu's link. Returns whether the event
 * was such a key press.
 */
export function onMenuKey(event: KeyboardEvent): boolean {
  const link = within(event.target, 'a[aria-haspopup=true]');
  if (link === undefined || !['Enter', ' '].includes(event.key)) return false;
  consumeEvent(event);
  const { key } = event;
  savePress(link, (found) =>
    found.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })),
  );
  return true;
}

/** Restores focus if React has replaced the focused element. */
function restoreFocus(from: Element): void {
  if (focused === undefined || document.activeElement !== document.body) return;
  const found = elementAt(from, focused);
  if (found instanceof HTMLElement) found.focus({ preventScroll: true });
}

/**
 * Loads React when an element that only React can handle gets focus. After hydration, restores focus and replays the
 * saved click.
 */
export function startIntent(): void {
  document.addEventListener('focusin', (event) => {
    if (isHydrated() || !(event.target instanceof Element)) return;
    const from = root();
    focused = from?.contains(event.target) === true ? placeBelow(from, event.target) : undefined;
    if (reactOnly(event) !== undefined) load();
  });
  document.addEventListener('pointerdown', () => (focused = undefined), { passive: true });
  onHydrated(() => {
    endProgress();
    const from = root();
    if (from === null) return;
    restoreFocus(from);
    const kept = press;
    press = undefined;
    if (kept === undefined) return;
    const now = kept.target.isConnected ? kept.target : elementAt(from, kept.place ?? []);
    if (now instanceof HTMLElement && now !== from) kept.replay(now);
  });
}

/** Discards the saved click, because the reader has left the page and returned. */
export function discardPress(): void {
  press = undefined;
}
