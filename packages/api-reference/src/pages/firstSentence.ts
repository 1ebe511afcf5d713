/** Returns the first sentence of a comment, with the Markdown removed. */
export function firstSentence(comment: string): string {
  const text = comment
    .replace(/```[\s\S]*$/, '')
    .replace(/\{@link\s+([^}|]+?)(?:\s*\|[^}]*)?\s*\}/g, '$1')
    .replace(/[`*]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return /^.+?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;
}
