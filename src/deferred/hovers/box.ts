/** The box with what there is to say of a name: above its line or below, never over it. */

const gap = 6;

const style = `
#code-hover{position:fixed;inset:auto;margin:0;z-index:250;max-width:min(36rem,calc(100vw - 2rem));padding:.5rem .75rem;border:1px solid var(--docs-line-strong);border-radius:6px;background:var(--docs-paper);color:var(--docs-ink);font-size:.85rem;box-shadow:0 4px 14px #0003}
#code-hover code{display:block;padding:0;border:0;background:none;color:inherit;white-space:pre-wrap;overflow-wrap:anywhere}
#code-hover p{margin:.35rem 0 0}
#code-name{position:fixed;z-index:249;pointer-events:none;border-radius:3px;outline:2px solid var(--ifm-color-primary)}
@media print{#code-hover,#code-name{display:none!important}}`;

/** How long the box waits for a mouse that leaves its name and may be on the way to it, in milliseconds. */
const graceTime = 150;

let closing = 0;
let box: HTMLElement | undefined;
let mark: HTMLElement | undefined;
let spoken: HTMLElement | undefined;

function make(): { readonly box: HTMLElement; readonly mark: HTMLElement } {
  if (box === undefined || mark === undefined) {
    const sheet = document.createElement('style');
    sheet.textContent = style;
    box = document.createElement('div');
    box.id = 'code-hover';
    // For eyes; what it says by keyboard is said in a place for that.
    box.setAttribute('aria-hidden', 'true');
    spoken = document.createElement('div');
    spoken.setAttribute('role', 'status');
    spoken.style.cssText = 'position:fixed;clip-path:inset(50%)';
    if ('popover' in box) box.popover = 'manual';
    mark = document.createElement('div');
    mark.id = 'code-name';
    mark.hidden = true;
    document.body.append(sheet, box, mark, spoken);
    // What it says can be read with the mouse over it, and selected.
    box.addEventListener('pointerenter', () => window.clearTimeout(closing));
    box.addEventListener('pointerleave', closeSoon);
    box.hidden = true;
  }
  return { box, mark };
}

/** Takes the box away; tells whether there was one. */
export function closeBox(): boolean {
  if (box === undefined || mark === undefined || box.hidden) return false;
  if (box.matches(':popover-open')) box.hidePopover();
  box.hidden = true;
  mark.hidden = true;
  return true;
}

/** Takes the box away when the mouse does not come to it. */
export function closeSoon(): void {
  window.clearTimeout(closing);
  closing = window.setTimeout(closeBox, graceTime);
}

/** Puts the open box beside the line of its name, and the mark around the name; both where they are in the window now. */
export function placeBox(name: DOMRect, line: DOMRect): void {
  if (box === undefined || mark === undefined) return;
  const { width, height } = box.getBoundingClientRect();
  const above = line.top - gap - height;
  box.style.top = `${above >= gap ? above : line.bottom + gap}px`;
  box.style.left = `${Math.max(gap, Math.min(name.left, innerWidth - width - gap))}px`;
  mark.style.cssText = `top:${name.top}px;left:${name.left}px;width:${name.width}px;height:${name.height}px`;
}

/**
 * Shows a declaration and a sentence for the name at `name`, whose line is at `line`, both in the window. By keyboard the name
 * is marked, and screen readers say it.
 */
export function openBox(
  [declaration, sentence = '']: readonly [string, string?],
  name: DOMRect,
  line: DOMRect,
  byKeyboard: boolean,
): void {
  const made = make();
  const code = document.createElement('code');
  code.textContent = declaration;
  const text = document.createElement('p');
  text.textContent = sentence;
  made.box.replaceChildren(code, ...(sentence === '' ? [] : [text]));
  made.box.hidden = false;
  if ('showPopover' in made.box && !made.box.matches(':popover-open')) made.box.showPopover();
  window.clearTimeout(closing);
  made.mark.hidden = !byKeyboard;
  placeBox(name, line);
  if (byKeyboard && spoken !== undefined) spoken.textContent = `${declaration}. ${sentence}`;
}
