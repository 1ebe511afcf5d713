/** Matches names that might not fit in a column. */
const longName = /[\w$]{18,}/g;
const beforeCapital = /(?<=[a-z\d])(?=[A-Z])/;
const afterSlash = /(?<=\/\w+\/)(?=\w)/;

/**
 * Splits text where lines can break. Long names break before capitals: `createCustomObject` → `create`, `Custom`,
 * `Object`. Import paths break after each slash except the first.
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
