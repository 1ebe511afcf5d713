import ts from 'typescript';

export interface ProseText {
  /** A paragraph, a table cell, a message, or a comment, with placeholders for inline code. Can contain line breaks. */
  readonly text: string;
  /** Number of the first line, starting at 1. */
  readonly line: number;
}

/** Replaces inline code, expressions in templates, and URLs, so that patterns match phrases around them. */
const placeholder = 'CODE';

function lineBreaks(text: string): string {
  return text.replace(/[^\n]/g, '');
}

/** Replaces inline code with a placeholder, and links with their text. Keeps line breaks. */
function flatten(markdown: string): string {
  return markdown
    .replace(/(`+)(?!`)(?:(?!\n[ */]*\n)[^`])+?\1(?!`)/g, (code) => placeholder + lineBreaks(code))
    .replace(/!?\[([^\]^]*)\]\([^)]*\)/g, '$1')
    .replace(/\[\^[^\]]*\]/g, '')
    .replace(/https?:\/\/\S+\w/g, placeholder)
    .replace(/[*_]{2,3}|(?<!\w)[*_](?=\w)|(?<=\w)[*_](?!\w)/g, '');
}

/** Splits text at blank lines, and before each list item, heading, quote, admonition, or tag. */
function splitBlocks(text: string, line: number): ProseText[] {
  const blocks: { text: string; line: number }[] = [];
  let open = false;
  text.split('\n').forEach((raw, index) => {
    const content = raw.trim();
    const starts = /^(?:[-*+]|\d+\.|#{1,6}|>|:::\w*|@\w+)\s/.test(content);
    const last = blocks.at(-1);
    if (content === '') open = false;
    else if (open && !starts && last !== undefined) last.text += `\n${content}`;
    else {
      blocks.push({
        text: content.replace(/^(?:[-*+]|\d+\.|#{1,6}|>|:::\w*)\s+/, ''),
        line: line + index,
      });
      open = !/^#/.test(content);
    }
  });
  return blocks;
}

export function listMarkdownTexts(source: string): ProseText[] {
  const attributes: ProseText[] = [];
  const prose = flatten(
    source
      .replace(/^([ \t>]*)(`{3,}|~{3,})[^\n]*\n[\s\S]*?^[ \t>]*\2[ \t]*$/gm, lineBreaks)
      .replace(/^(?:import|export)\s[^\n]*$/gm, '')
      .replace(/^---\n[\s\S]*?\n---$/m, (matter) =>
        matter.replace(/^(?!(?:title|description):)[^\n]*$/gm, '').replace(/^(\w+: |---$)/gm, '# '),
      )
      .replace(/<!--[\s\S]*?-->|\{\/\*[\s\S]*?\*\/\}/g, lineBreaks),
  ).replace(
    /<\/?[A-Za-z](?:"[^"]*"|'[^']*'|\{[^}]*\}|[^<>"'{])*>/g,
    (tag, offset: number, all: string) => {
      for (const [, value = ''] of tag.matchAll(/="([^"]*\s[^"]*)"/g)) {
        attributes.push({ text: value, line: all.slice(0, offset).split('\n').length });
      }
      return lineBreaks(tag);
    },
  );
  const cells = splitBlocks(prose, 1).flatMap(({ text, line }) =>
    text.startsWith('|')
      ? text.split('\n').flatMap((row, index) =>
          row
            .split(/(?<!\\)\|/)
            .map((cell) => ({ text: cell.trim(), line: line + index }))
            .filter((cell) => cell.text !== ''),
        )
      : [{ text, line }],
  );
  return [...cells, ...attributes].sort((a, b) => a.line - b.line);
}

export interface CodeTexts {
  readonly comments: readonly ProseText[];
  /** Strings of three or more words, and text in JSX. */
  readonly strings: readonly ProseText[];
}

type Range = readonly [number, number];

function isSentence(text: string): boolean {
  return /\S\s+\S+\s+\S/.test(text) && /[a-z]/.test(text);
}

function jsxText(node: ts.JsxElement | ts.JsxFragment): string {
  return node.children
    .map((child) => {
      if (ts.isJsxText(child)) return child.text;
      if (ts.isJsxExpression(child)) {
        const { expression } = child;
        if (expression === undefined) return '';
        return ts.isStringLiteralLike(expression) ? expression.text : placeholder;
      }
      return placeholder;
    })
    .join('');
}

function templateText(node: ts.TemplateExpression): string {
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join(
    placeholder,
  );
}

/**
 * Returns the texts of comments. Adjacent line comments form one text. The contents of strings must already be replaced
 * with spaces in `code`.
 */
function listComments(code: string): ProseText[] {
  return [...code.matchAll(/\/\*[\s\S]*?\*\/|\/\/[^\n]*(?:\n[ \t]*\/\/[^\n]*)*/g)].flatMap(
    (match) => {
      const [comment] = match;
      if (/^\/[/*]+\s*(?:eslint|prettier|@ts|cspell|c8|\/ <)/.test(comment)) return [];
      const text = comment
        .replace(/\*\/$/, '')
        .split('\n')
        .map((part) => part.replace(/^\s*(?:\/\*+|\*|\/\/+)/, ''))
        .join('\n');
      return splitBlocks(flatten(text), code.slice(0, match.index).split('\n').length);
    },
  );
}

export function listCodeTexts(fileName: string, source: string): CodeTexts {
  const file = ts.createSourceFile(
    fileName,
    source,
    { languageVersion: ts.ScriptTarget.Latest, jsDocParsingMode: ts.JSDocParsingMode.ParseNone },
    false,
    /x$/.test(fileName) ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const strings: ProseText[] = [];
  const blanks: Range[] = [];
  const add = (text: string, position: number) => {
    if (!isSentence(text)) return;
    const line = file.getLineAndCharacterOfPosition(position).line + 1;
    strings.push(...splitBlocks(flatten(text), line));
  };
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) {
      const begin = node.getStart(file);
      blanks.push([begin, node.end]);
      add(node.text, begin);
      return;
    }
    if (ts.isTemplateExpression(node)) {
      const begin = node.getStart(file);
      add(templateText(node), begin);
      blanks.push([begin, node.head.end]);
      for (const { literal } of node.templateSpans)
        blanks.push([literal.getStart(file), literal.end]);
    } else if (ts.isRegularExpressionLiteral(node)) blanks.push([node.getStart(file), node.end]);
    else if (ts.isJsxText(node)) blanks.push([node.pos, node.end]);
    else if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
      if (node.children.some((child) => ts.isJsxText(child) && child.text.trim() !== '')) {
        const first = node.children[0];
        add(jsxText(node).replace(/\n\s*/g, ' ').trim(), first?.pos ?? node.pos);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  let code = '';
  let from = 0;
  for (const [begin, finish] of blanks.sort(([a], [b]) => a - b)) {
    if (begin < from) continue;
    code += source.slice(from, begin) + source.slice(begin, finish).replace(/[^\n]/g, ' ');
    from = finish;
  }
  return { comments: listComments(code + source.slice(from)), strings };
}

/** Returns the texts of a JSON file: its strings of three or more words. */
export function listJsonTexts(source: string): ProseText[] {
  return source.split('\n').flatMap((content, index) =>
    [...content.matchAll(/("(?:[^"\\]|\\.)*")(\s*:)?/g)]
      .filter(([, , isKey]) => isKey === undefined)
      .map(([literal]) => JSON.parse(literal) as string)
      .filter(isSentence)
      .map((text) => ({ text: flatten(text), line: index + 1 })),
  );
}
