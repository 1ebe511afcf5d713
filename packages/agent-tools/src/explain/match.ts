/**
 * Minimum length of a template's fixed text, in characters. A template with less fixed text must match a whole message,
 * because it could match part of another message by chance.
 */
const shortest = 20;

/** Returns a pattern for a template. `…` matches any text on one line. */
export function templatePattern(template: string): RegExp {
  const parts = template
    .split('…')
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+'));
  const text = parts.join('[^\\n]*?');
  const isShort = template.replaceAll('…', '').length < shortest;
  return isShort ? new RegExp(`(?:^|: )${text}\\s*$`, 'm') : new RegExp(text);
}

/**
 * Returns the item whose template matches part of `text`. If several templates match, returns the item whose template
 * has the longest fixed text.
 */
export function bestMatch<Item>(
  text: string,
  items: readonly Item[],
  templateOf: (item: Item) => string,
): Item | undefined {
  const fixedLength = (item: Item) => templateOf(item).replaceAll('…', '').length;
  return items
    .filter((item) => templatePattern(templateOf(item)).test(text))
    .sort((a, b) => fixedLength(b) - fixedLength(a))[0];
}
