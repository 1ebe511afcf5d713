/**
 * Repairs doc comments in the SDK's published declarations before TypeDoc reads them. Otherwise
 * their mistakes would lose text or break a page. Changes only `/** … *\/` comments, never code.
 */

/**
 * A `@module` tag on a type. TypeDoc would attach the whole comment to the file instead of the
 * type.
 */
const moduleTagLine = /^[ \t]*\*[ \t]*@module\b.*\r?\n/gm;

/**
 * A fence closed as "```.". That doesn't close it, so the rest of the comment would become code.
 */
const dottedFence = /^([ \t]*\*[ \t]*```)\.[ \t]*$/gm;

/**
 * Escapes written by hand. The generator adds its own escapes, and would escape these backslashes
 * too.
 */
const handEscape = /\\([<>{}])/g;

/** A link whose text precedes the tag. The URL would be shown as text in brackets. */
const textBeforeLink = /\[([^\][\n]+)\]\{@link\s+([^}|\s]+)\s*\}/g;

/**
 * Corrections of the SDK's wording. `MeasurementLine` passes `lineWidth` to three.js in world
 * units, which are meters.
 */
const corrections = [
  ['Line width in cm.', 'Line width in meters.'],
  ['The data data source which holds', 'The data source that holds'],
] as const;

/** Repairs one doc comment. `isEntryPoint` keeps the tag that names the module. */
function repairComment(comment: string, isEntryPoint: boolean): string {
  const text = isEntryPoint ? comment : comment.replace(moduleTagLine, '');
  return corrections
    .reduce((corrected, [wrong, right]) => corrected.replace(wrong, right), text)
    .replace(dottedFence, '$1')
    .replace(handEscape, '$1')
    .replace(textBeforeLink, '{@link $2 | $1}');
}

/** Returns a declaration file's text with repaired doc comments. */
export function repairDeclarations(text: string, isEntryPoint: boolean): string {
  return text.replace(/\/\*\*[\s\S]*?\*\//g, (comment) => repairComment(comment, isEntryPoint));
}
