/**
 * Repairs of the doc comments in the SDK's published declarations, made on the text before TypeDoc reads
 * it: what stays wrong there is lost or breaks a page. Code is never touched, only `/** … *\/` comments.
 */

/** A `@module` tag on a type: TypeDoc takes the whole comment for the file's and drops it from the type. */
const moduleTagLine = /^[ \t]*\*[ \t]*@module\b.*\r?\n/gm;

/** A fence closed as "```.", which closes nothing, so that the rest of the comment becomes code. */
const dottedFence = /^([ \t]*\*[ \t]*```)\.[ \t]*$/gm;

/** Escapes written by hand; the generator escapes for itself, and would escape the backslash. */
const handEscape = /\\([<>{}])/g;

/** A link text before the tag instead of in it, which would show the address in brackets as text. */
const textBeforeLink = /\[([^\][\n]+)\]\{@link\s+([^}|\s]+)\s*\}/g;

/** Sentences of the SDK that are wrong. `MeasurementLine` passes `lineWidth` to three.js in world units, which are meters. */
const corrections = [
  ['Line width in cm.', 'Line width in meters.'],
  ['The data data source which holds', 'The data source that holds'],
] as const;

/** One doc comment, repaired. `isEntryPoint` keeps the tag that names the module. */
function repairComment(comment: string, isEntryPoint: boolean): string {
  const text = isEntryPoint ? comment : comment.replace(moduleTagLine, '');
  return corrections
    .reduce((corrected, [wrong, right]) => corrected.replace(wrong, right), text)
    .replace(dottedFence, '$1')
    .replace(handEscape, '$1')
    .replace(textBeforeLink, '{@link $2 | $1}');
}

/** A declaration file's text with its doc comments repaired. */
export function repairDeclarations(text: string, isEntryPoint: boolean): string {
  return text.replace(/\/\*\*[\s\S]*?\*\//g, (comment) => repairComment(comment, isEntryPoint));
}
