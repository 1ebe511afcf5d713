/** Presses and focus that want React: they load it, and it gets the press when it is there. */
import { isHydrated, onHydrated, root, take, within } from './page';
import { load } from './loader';
import { elementAt, placeBelow } from './place';
import { endProgress, startProgress } from './progress';

/** Controls. Links are none, but for those that the theme uses as buttons. */
const controls = 'button,select,input,textarea,[role=button],[role=tab],[contenteditable]';
/** Controls of the page script: it works them itself, or opens what React takes over. */
const ownControls =
  '[class*="colorModeToggle_"] button,[data-copy-code],[data-copy-page],.theme-back-to-top-button,' +
  '.search-button,.navbar__toggle,[data-tab-group] [role=tab]';
/** Width of the caret at the end of a category's link, in pixels. */
const caretWidth = 40;

/** Whether a press on a link that opens and closes a category of the sidebar is for React. */
function isForCategory(link: Element, event: Event): boolean {
  // A category with a page of its own: its link leads there, and on that page closes the category.
  if (link.getAttribute('role') !== 'button') return link.ariaCurrent === 'page';
  // A closed one leads to its first page, as the theme has it; the children of an open one are in the page.
  if (link.ariaExpanded === 'true') return true;
  if (!(event instanceof MouseEvent) || event.detail === 0) return false;
  return event.clientX > link.getBoundingClientRect().right - caretWidth;
}

/** The element at an event that only React handles. */
function reactOnly(event: Event): HTMLElement | undefined {
  const link = within(event.target, 'a[href]');
  if (link === undefined) {
    const control = within(event.target, controls);
    return control?.matches(ownControls) === true ? undefined : control;
  }
  // Menus, and versions that have the page in another place, which only the map of pages knows.
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

/** Keeps a press for React; of several the last one. */
export function keepPress(target: HTMLElement, replay: Replay = (found) => found.click()): void {
  const from = root();
  press = { target, place: from === null ? undefined : placeBelow(from, target), replay };
  startProgress();
  load();
}

/** Takes a press on what only React handles. Fields are left to the reader: what is typed stays. */
export function pressReactOnly(event: Event): boolean {
  const target = reactOnly(event);
  if (target === undefined) return false;
  if (target.matches('input,select,textarea,[contenteditable]')) {
    load();
    return true;
  }
  take(event);
  keepPress(target);
  return true;
}

/** A menu opens on keys, too, which would otherwise follow its link. */
export function pressMenuKey(event: KeyboardEvent): boolean {
  const link = within(event.target, 'a[aria-haspopup=true]');
  if (link === undefined || !['Enter', ' '].includes(event.key)) return false;
  take(event);
  const { key } = event;
  keepPress(link, (found) =>
    found.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })),
  );
  return true;
}

/** React drew some parts anew: the focus goes back to where it was. */
function restoreFocus(from: Element): void {
  if (focused === undefined || document.activeElement !== document.body) return;
  const found = elementAt(from, focused);
  if (found instanceof HTMLElement) found.focus({ preventScroll: true });
}

/** Loads React for the focus on what only it handles, and hands the kept press over. */
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

/** Forgets the kept press: the reader has left the page and come back. */
export function forgetPress(): void {
  press = undefined;
}
