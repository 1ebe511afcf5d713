/**
 * Renders a TypeScript signature as Markdown with linked names, so that readers of API pages can follow the types. A
 * highlighted code block can't contain links.
 */

const keywords = new Set(
  (
    'abstract any as asserts bigint boolean class const declare enum export extends false function get ' +
    'implements in infer interface is keyof let never new null number object override private protected ' +
    'public readonly set static string symbol this true type typeof undefined unique unknown var void'
  ).split(' '),
);

const token =
  /(?<string>"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`)|(?<number>\b\d[\w.]*)|(?<name>[\p{L}_$][\p{L}\p{N}_$]*)|(?<space>\s+)|(?<punctuation>=>|[^\s])/gu;

/** Escapes text as character references, to keep Markdown from interpreting it. */
export function encodeText(text: string): string {
  return text.replace(/[^\p{L}\p{N} ]/gu, (char) => `&#${char.codePointAt(0)};`);
}

function span(kind: string, text: string): string {
  return `<span class="api-${kind}">${encodeText(text)}</span>`;
}

/** Returns a name's markup with a link to its documentation, or undefined if the name isn't documented. */
export type LinkName = (name: string) => string | undefined;

function renderName(name: string, isDeclared: boolean, linkName: LinkName): string {
  if (keywords.has(name)) return span('keyword', name);
  if (isDeclared) return span('declared', name);
  const link = linkName(name);
  if (link !== undefined) return link;
  return /^\p{Lu}/u.test(name) ? span('type', name) : encodeText(name);
}

/**
 * Renders one line of code as markup that is valid in both Markdown and HTML. If `declares` is true, the first name
 * that isn't a keyword is marked as the declared name.
 */
export function renderCode(line: string, declares: boolean, linkName: LinkName): string {
  let markup = '';
  let isDeclared = declares;
  for (const { groups } of line.trim().matchAll(token)) {
    if (groups?.string !== undefined) markup += span('string', groups.string);
    else if (groups?.number !== undefined) markup += span('number', groups.number);
    else if (groups?.name !== undefined) {
      markup += renderName(groups.name, isDeclared, linkName);
      isDeclared = isDeclared && keywords.has(groups.name);
    } else if (groups?.space !== undefined) markup += ' ';
    else if (groups?.punctuation !== undefined) markup += encodeText(groups.punctuation);
  }
  return markup;
}

function countOf(line: string, brackets: string): number {
  return [...line].filter((char) => brackets.includes(char)).length;
}

/** Indents lines by two spaces per open bracket, and the lines of a union or intersection by two more. */
function indent(lines: readonly string[]): { text: string; width: number }[] {
  let depth = 0;
  return lines.map((line) => {
    const text = line.trim();
    const closesFirst = /^[)\]}]/.test(text) ? 1 : 0;
    const continues = /^[|&] /.test(text) ? 1 : 0;
    const width = 2 * Math.max(0, depth - closesFirst + continues);
    depth += countOf(text, '([{') - countOf(text, ')]}');
    return { text, width };
  });
}

/**
 * Renders a signature as a Markdown block with one line per line of code. Marks the first name that isn't a keyword as
 * the declared name.
 */
export function renderSignature(code: string, linkName: LinkName): string {
  const lines = indent(code.trim().split('\n')).map(
    // Use character references, because Markdown removes plain spaces at the start of a line.
    ({ text, width }, index) => '&#160;'.repeat(width) + renderCode(text, index === 0, linkName),
  );
  const body =
    lines.length === 1 ? lines : lines.map((line) => `<span class="api-line">${line}</span>`);
  return `<div class="api-signature">\n\n${body.join('')}\n\n</div>`;
}
