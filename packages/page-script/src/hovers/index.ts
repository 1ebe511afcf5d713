/**
 * Shows hovers on API names in a code block when the mouse rests on a name, or when the reader moves to a name with the
 * arrow keys. The block is a single tab stop. `page/hovers.ts` loads this script at the first pointer or focus event in
 * a code block.
 */
import { closeBox, closeSoon, openBox, placeBox } from './box';
import { namesIn, type Name } from './places';

export interface HoverScript {
  /**
   * Adds hovers to a block, unless the block already has hovers. `baseUrl` is the site's base path, and starts and ends
   * with a slash.
   */
  watch(block: HTMLElement, baseUrl: string): void;
}

/** Time in milliseconds that the mouse must rest on a name before its hover appears. */
const restTime = 250;

const watched = new WeakSet<HTMLElement>();

/** The name that the reader selected by keyboard. When the page scrolls, the name's box scrolls too. */
let current: Name | undefined;

function open(name: Name, byKeyboard: boolean): void {
  const { text, range, line } = name;
  current = byKeyboard ? name : undefined;
  openBox(text, range.getBoundingClientRect(), line.getBoundingClientRect(), byKeyboard);
}

function onScroll(): void {
  if (current === undefined) closeBox();
  else placeBox(current.range.getBoundingClientRect(), current.line.getBoundingClientRect());
}

function reveal(block: HTMLElement, { line, range }: Name): void {
  line.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const [name, view] = [range.getBoundingClientRect(), block.getBoundingClientRect()];
  const margin = 16;
  if (name.right > view.right - margin) block.scrollLeft += name.right - view.right + margin;
  else if (name.left < view.left + margin) block.scrollLeft += name.left - view.left - margin;
}

function isIn({ clientX, clientY }: PointerEvent, rect: DOMRect): boolean {
  return (
    clientX >= rect.left && clientX <= rect.right && clientY >= rect.top && clientY <= rect.bottom
  );
}

function watchMouse(block: HTMLElement, names: readonly Name[]): void {
  let timer = 0;
  let over: Name | undefined;
  const leave = (): void => {
    window.clearTimeout(timer);
    if (over !== undefined) closeSoon();
    over = undefined;
  };
  block.addEventListener('pointermove', (event) => {
    if (event.pointerType !== 'mouse') return;
    const found = names.find(({ range }) => isIn(event, range.getBoundingClientRect()));
    if (found === over) return;
    leave();
    over = found;
    if (found !== undefined) timer = window.setTimeout(() => open(found, false), restTime);
  });
  block.addEventListener('pointerleave', leave);
  block.addEventListener('pointerdown', () => {
    leave();
    closeBox();
  });
}

function watchKeyboard(block: HTMLElement, names: readonly Name[]): void {
  let at = -1;
  // Remove the links from the tab order. Readers reach them with the arrow keys instead.
  for (const { link } of names) link?.setAttribute('tabindex', '-1');
  const go = (to: number): void => {
    at = (to + names.length) % names.length;
    const name = names[at];
    if (name === undefined) return;
    reveal(block, name);
    open(name, true);
  };
  /** Moves focus from a link to the block, because links aren't tab stops anymore. */
  const enter = (): void => {
    const { activeElement: focused } = document;
    if (focused === null || !block.contains(focused) || !focused.matches(':focus-visible')) return;
    if (focused === block) {
      go(Math.max(at, 0));
      return;
    }
    at = names.findIndex(({ link }) => link === focused);
    if (at >= 0) block.focus({ preventScroll: true });
  };
  block.addEventListener('focusin', enter);
  block.addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (event.target !== block || ctrlKey || metaKey || altKey || shiftKey) return;
    if (key === 'ArrowRight' || key === 'ArrowDown') go(at + 1);
    else if (key === 'ArrowLeft' || key === 'ArrowUp') go(at < 0 ? names.length - 1 : at - 1);
    else if (key === 'Enter' && at >= 0) names[at]?.link?.click();
    else return;
    event.preventDefault();
  });
  block.addEventListener('blur', () => {
    at = -1;
    closeBox();
  });
  enter();
}

window.addEventListener('keydown', (event) => {
  if (event.key === 'Escape' && closeBox()) event.stopPropagation();
});
window.addEventListener('scroll', onScroll, { passive: true, capture: true });

export const watch: HoverScript['watch'] = (block, baseUrl) => {
  if (watched.has(block)) return;
  watched.add(block);
  namesIn(block, baseUrl).then(
    (names) => {
      if (names.length === 0 || !block.isConnected) return;
      watchMouse(block, names);
      watchKeyboard(block, names);
    },
    () => watched.delete(block),
  );
};
