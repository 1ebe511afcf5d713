/** Invisible characters that change how code looks. Pure. */

/**
 * Bidirectional control characters: embeddings, overrides, isolates, and marks. They can display
 * code in a different order than it runs (https://trojansource.codes).
 */
export const bidiControls = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Formats a character's code point, such as `U+202E`. */
export function codePointName(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

/** Splits a text so that each control character is a separate part. */
export function splitAtControls(text: string): readonly string[] {
  return text.split(new RegExp(`(${bidiControls.source})`)).filter((part) => part !== '');
}

/** Whether a part from {@link splitAtControls} is a control character. */
export function isControl(part: string): boolean {
  return part.length === 1 && part.search(bidiControls) === 0;
}
