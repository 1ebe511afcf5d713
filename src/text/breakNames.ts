/** Where long names may go on in a new line: before a capital letter inside of them. Pure. */

/** Shorter names fit into every column. */
const longName = /[\w$]{18,}/g;
const beforeCapital = /(?<=[a-z\d])(?=[A-Z])/;

/** A text in pieces, between which a line may break: `createCustomObject` with others → create, Custom, Object. */
export function namePieces(text: string): string[] {
  const marked = text.replace(longName, (name) => name.split(beforeCapital).join('\n'));
  return marked.split('\n');
}

/** HTML with the places marked; its tags and character references stay as they are. */
export function breakNames(html: string): string {
  return html.replace(/<[^>]*>|&[^;\s]*;|[^<&]+/g, (part) =>
    part.startsWith('<') || part.startsWith('&') ? part : namePieces(part).join('<wbr>'),
  );
}
