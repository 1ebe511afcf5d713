/** Finds line break opportunities in long names: before inner capital letters, and in import paths. Pure. */

/** Matches names that might be too long for a column. Shorter names always fit. */
const longName = /[\w$]{18,}/g;
const beforeCapital = /(?<=[a-z\d])(?=[A-Z])/;
const afterSlash = /(?<=\/\w+\/)(?=\w)/;

/**
 * Splits a text where lines can break. Long names split before capitals: `createCustomObject` →
 * `create`, `Custom`, `Object`. Import paths split after slashes, but not after the package's scope.
 */
export function namePieces(text: string): string[] {
  const marked = text.replace(longName, (name) => name.split(beforeCapital).join('\n'));
  return marked.split('\n').flatMap((piece) => piece.split(afterSlash));
}

/** Inserts `<wbr>` where lines can break. Leaves tags and character references unchanged. */
export function breakNames(html: string): string {
  return html.replace(/<[^>]*>|&[^;\s]*;|[^<&]+/g, (part) =>
    part.startsWith('<') || part.startsWith('&') ? part : namePieces(part).join('<wbr>'),
  );
}
