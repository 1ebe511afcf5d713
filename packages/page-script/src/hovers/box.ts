const gap = 6;

const style = `
#code-hover{position:fixed;inset:auto;margin:0;z-index:250;max-width:min(36rem,calc(100vw - 2rem));padding:.5rem .75rem;border:1px solid var(--docs-line-strong);border-radius:6px;background:var(--docs-paper);color:var(--docs-ink);font-size:.875rem;box-shadow:0 4px 14px #0003}
#code-hover code{display:block;padding:0;border:0;background:none;color:inherit;white-space:pre-wrap;overflow-wrap:anywhere}
#code-hover p{margin:.35rem 0 0}
#code-name{position:fixed;z-index:249;pointer-events:none;border-radius:4px;outline:2px solid var(--ifm-color-primary)}
@media print{#code-hover,#code-name{display:none!important}}`;

/**
 * Time in milliseconds that the box stays open after the mouse leaves the name. The mouse can reach the box during this
 * time.
 */
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
    // Hide the box from screen readers, because the status element below announces its text.
    box.setAttribute('aria-hidden', 'true');
    spoken = document.createElement('div');
    spoken.setAttribute('role', 'status');
    spoken.style.cssText = 'position:fixed;clip-path:inset(50%)';
    if ('popover' in box) box.popover = 'manual';
    mark = document.createElement('div');
    mark.id = 'code-name';
    mark.hidden = true;
    document.body.append(sheet, box, mark, spoken);
    // Keep the box open while the mouse is over it, so that readers can read and select its text.
    box.addEventListener('pointerenter', () => window.clearTimeout(closing));
    box.addEventListener('pointerleave', closeSoon);
    box.hidden = true;
  }
  return { box, mark };
}

/** Closes the box. Returns whether it was open. */
export function closeBox(): boolean {
  if (box === undefined || mark === undefined || box.hidden) return false;
  if (box.matches(':popover-open')) box.hidePopover();
  box.hidden = true;
  mark.hidden = true;
  return true;
}

/** Closes the box after a short delay, unless the mouse reaches the box in time. */
export function closeSoon(): void {
  window.clearTimeout(closing);
  closing = window.setTimeout(closeBox, graceTime);
}

/**
 * Places the open box above or below the line, and the outline around the name. `name` and `line` are rectangles
 * relative to the window.
 */
export function placeBox(name: DOMRect, line: DOMRect): void {
  if (box === undefined || mark === undefined) return;
  const { width, height } = box.getBoundingClientRect();
  const above = line.top - gap - height;
  box.style.top = `${above >= gap ? above : line.bottom + gap}px`;
  box.style.left = `${Math.max(gap, Math.min(name.left, innerWidth - width - gap))}px`;
  mark.style.cssText = `top:${name.top}px;left:${name.left}px;width:${name.width}px;height:${name.height}px`;
}

/**
 * Opens the box with a declaration and a sentence. `name` and `line` are rectangles relative to the window. If
 * `byKeyboard` is set, also outlines the name, and announces the box's text to screen readers.
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
