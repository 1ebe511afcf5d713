export interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly defaultPrevented: boolean;
  readonly repeat: boolean;
}

export type ShortcutAction = 'toggle' | 'open' | undefined;

/** Whether the element accepts keyboard input: it's an input, select, or textarea, or its content is editable. */
export function isTextField(element: Element | null): boolean {
  if (element === null) return false;
  if (['INPUT', 'SELECT', 'TEXTAREA'].includes(element.tagName)) return true;
  return element.closest('[contenteditable]:not([contenteditable="false"])') !== null;
}

/** Returns the search action for a key press: Ctrl+K or Command+K anywhere, or a slash outside text fields. */
export function shortcutAction(press: KeyPress, isTyping: boolean): ShortcutAction {
  if (press.defaultPrevented || press.repeat) return undefined;
  const hasModifier = press.ctrlKey || press.metaKey;
  if (press.key.toLowerCase() === 'k' && hasModifier && !press.altKey) return 'toggle';
  if (press.key === '/' && !hasModifier && !press.altKey && !isTyping) return 'open';
  return undefined;
}

/** Whether a key press types a character or is Backspace. Browsers report AltGr as Ctrl and Alt together. */
export function isWriting({ key, ctrlKey, altKey, metaKey }: KeyPress): boolean {
  return (key === 'Backspace' || [...key].length === 1) && ctrlKey === altKey && !metaKey;
}

/** Returns the text after a key press: with the typed character added, or with the last character deleted. */
export function write(text: string, { key }: KeyPress): string {
  return key === 'Backspace' ? [...text].slice(0, -1).join('') : text + key;
}
