/** Joins a text's lines with spaces. */
export function oneLine(text: string): string {
  return text.replace(/\r?\n/g, ' ').replace(/ {2,}/g, ' ');
}

/** Removes everything that a table cell can't contain: line breaks, code blocks, and bare vertical bars. */
function cell(text: string): string {
  return text
    .replace(/\r?\n/g, ' ')
    .replace(/```(\w+\s)?([\s\S]*?)```/g, (_block, _language, code: string) => `\`${code.trim()}\``)
    .replace(/ +/g, ' ')
    .replace(/(?<!\\)\|/g, '\\|')
    .trim();
}

/** Returns a Markdown table. */
export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  return [heads, heads.map(() => '------'), ...rows.map((row) => row.map(cell))]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}
