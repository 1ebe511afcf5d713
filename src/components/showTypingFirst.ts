import { afterPaint } from '@reveal-docs/shared/afterPaint';

/** Maximum time to wait for a pause in typing, in milliseconds. */
const longestPause = 300;

/**
 * Keys that change the text, or only change what other keys do. Keys of touch keyboards are often unidentified. All
 * other keys with a name, such as Enter, can act on the text.
 */
const writingKeys = new Set([
  'Backspace',
  'CapsLock',
  'Dead',
  'Delete',
  'Process',
  'Shift',
  'Unidentified',
]);

interface Typed {
  readonly field: HTMLInputElement;
  readonly text: string;
  readonly caret: number | null;
}

/**
 * Sets the field to the typed text again if another render has replaced it. Uses the prototype's setter, because React
 * watches the setter of the field itself and would then ignore the text.
 */
function restore({ field, text, caret }: Typed): void {
  if (field.value === text) return;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.setSelectionRange(caret, caret);
}

/**
 * A ref for an element that contains a text field. Shows typed characters before React handles them. Without it, a
 * character appears only after React has rendered everything that depends on the text. While the reader types quickly,
 * React handles only the latest text. Clicks and keys such as Enter act on the complete text.
 */
export function showTypingFirst(container: HTMLElement | null): (() => void) | undefined {
  if (container === null) return undefined;
  let waiting: Typed | undefined;
  const handle = () => {
    if (waiting === undefined) return;
    const { field } = waiting;
    restore(waiting);
    waiting = undefined;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const onInput = (event: Event) => {
    const field = event.target;
    waiting = undefined;
    // Text from a script, and the event that `handle` dispatches, don't have to wait.
    if (!event.isTrusted || !(field instanceof HTMLInputElement)) return;
    // The text of an unfinished composition isn't searched.
    if (event instanceof InputEvent && event.isComposing) return;
    event.stopPropagation();
    const typed = { field, text: field.value, caret: field.selectionStart };
    waiting = typed;
    const start = performance.now();
    void afterPaint().then(() => {
      // If showing a character is slow, showing results is even slower.
      const pause = Math.min(4 * (performance.now() - start), longestPause);
      setTimeout(() => waiting === typed && handle(), pause);
    });
  };
  // Not in `beforeinput`, because Chromium drops the new character if the text changes there.
  const onKey = ({ key, type }: KeyboardEvent) => {
    if (waiting !== undefined) restore(waiting);
    if (type === 'keydown' && key.length > 1 && !writingKeys.has(key)) handle();
  };
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  container.addEventListener('input', onInput, options);
  container.addEventListener('keydown', onKey, options);
  container.addEventListener('keypress', onKey, options);
  container.addEventListener('click', handle, options);
  container.addEventListener('compositionstart', handle, options);
  return () => {
    waiting = undefined;
    listening.abort();
  };
}
