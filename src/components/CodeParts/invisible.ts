/**
 * Matches invisible characters: Unicode's default ignorable code points (DI), control and format characters, and line
 * and paragraph separators. Bidirectional controls are format characters. Excludes tab and LF, which only move the text
 * after them.
 */
export const invisible = /(?![\t\n])[\p{DI}\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** Formats a character's code point, such as `U+202E`. */
export function codePointName(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

/** Splits `text` so that each invisible character is a part of its own. */
export function splitAtInvisible(text: string): readonly string[] {
  return text.split(new RegExp(`(${invisible.source})`, 'u')).filter(Boolean);
}

/** Whether `text` contains an invisible character. */
export function hasInvisible(text: string): boolean {
  return text.search(invisible) >= 0;
}
