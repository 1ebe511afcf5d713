/**
 * Which key presses open or close search, and what is typed before its field is there. Pure, so that it is tested
 * without a page.
 */

/** The part of a keyboard event that matters. */
export interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly defaultPrevented: boolean;
  /** Held down: only the first press counts. */
  readonly repeat: boolean;
}

/** What a key press asks for. */
export type ShortcutAction = 'toggle' | 'open' | undefined;

/** Whether typing into this element writes text. */
export function isTextField(element: Element | null): boolean {
  if (element === null) return false;
  if (['INPUT', 'SELECT', 'TEXTAREA'].includes(element.tagName)) return true;
  return element.closest('[contenteditable]:not([contenteditable="false"])') !== null;
}

/** What a key press asks of search: Ctrl or Command with K anywhere, the slash outside text fields. */
export function shortcutAction(press: KeyPress, isTyping: boolean): ShortcutAction {
  if (press.defaultPrevented || press.repeat) return undefined;
  const hasModifier = press.ctrlKey || press.metaKey;
  if (press.key.toLowerCase() === 'k' && hasModifier && !press.altKey) return 'toggle';
  if (press.key === '/' && !hasModifier && !press.altKey && !isTyping) return 'open';
  return undefined;
}

/** Whether a key press writes into a text field or takes the last letter away. With AltGr, Ctrl and Alt are both held. */
export function isWriting({ key, ctrlKey, altKey, metaKey }: KeyPress): boolean {
  return (key === 'Backspace' || [...key].length === 1) && ctrlKey === altKey && !metaKey;
}

/** A text after a key press that writes. */
export function write(text: string, { key }: KeyPress): string {
  return key === 'Backspace' ? [...text].slice(0, -1).join('') : text + key;
}
