/** Converts the text of a heading to an ID, with the usual slug rules: `Type Aliases` → `type-aliases`. */
export function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .trim()
    .replace(/ /g, '-');
}
