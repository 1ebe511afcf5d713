/**
 * What an editor shows over the names in a block of code: on rest of the mouse, and by keyboard, where the block is one stop
 * and arrows go from name to name. Loaded at the first pointer or focus in a block (page/hovers.ts).
 */
import { closeBox, openBox } from './box';
import { namesIn, type Name } from './places';

/** What the script is for who loads it. */
export interface HoverScript {
  /** Takes part in what happens in a block; once is enough. `baseUrl` is the site's, with slashes around. */
  watch(block: HTMLElement, baseUrl: string): void;
}

/** How long the mouse rests before anything shows, in milliseconds. */
const restTime = 250;

const watched = new WeakSet<HTMLElement>();

function open({ text, range, line }: Name, byKeyboard: boolean): void {
  openBox(text, range.getBoundingClientRect(), line.getBoundingClientRect(), byKeyboard);
}

function isIn({ clientX, clientY }: PointerEvent, rect: DOMRect): boolean {
  return (
    clientX >= rect.left && clientX <= rect.right && clientY >= rect.top && clientY <= rect.bottom
  );
}

/** The mouse: a name shows when the pointer has rested over it, and goes with the pointer. */
function watchMouse(block: HTMLElement, names: readonly Name[]): void {
  let timer = 0;
  let over: Name | undefined;
  const leave = (): void => {
    window.clearTimeout(timer);
    if (over !== undefined) closeBox();
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
  block.addEventListener('pointerdown', leave);
}

/** The keyboard: arrows go through the names, Enter follows a name's link, Escape closes. */
function watchKeyboard(block: HTMLElement, names: readonly Name[]): void {
  let at = -1;
  // Reached by arrows from now on: the block is one stop.
  for (const { link } of names) link?.setAttribute('tabindex', '-1');
  const go = (to: number): void => {
    at = (to + names.length) % names.length;
    const name = names[at];
    if (name === undefined) return;
    name.line.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    open(name, true);
  };
  block.addEventListener('keydown', (event) => {
    if (event.target !== block || event.ctrlKey || event.metaKey || event.altKey) return;
    const { key } = event;
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
}

window.addEventListener('keydown', (event) => {
  if (event.key === 'Escape' && closeBox()) event.stopPropagation();
});
window.addEventListener('scroll', closeBox, { passive: true, capture: true });

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
