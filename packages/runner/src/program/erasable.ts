/**
 * Finds syntax that only a TypeScript compiler can convert to JavaScript. This site converts programs by removing their
 * types token by token. That would remove a namespace with all its code, and change the meaning of some enums.
 */
import { getFormattedTokens } from 'sucrase';

/** Unsupported syntax. Lines and columns start at 1. */
export interface Unerasable {
  readonly message: string;
  readonly line: number;
  readonly column: number;
}

const messages = {
  enum: 'A program can’t contain an enum, because the compiler only removes types. Use an object with "as const" instead.',
  namespace:
    'A program can’t contain a namespace, because the compiler only removes types. Use an object or a separate file instead.',
};

interface Token {
  readonly line: number;
  readonly column: number;
  readonly label: string;
  readonly raw: string;
  readonly isType: boolean;
}

/** Matches a line of sucrase's token list: position, kind, text, and further columns. */
const tokenLine = /^(\d+):(\d+)-\d+:\d+\s+(\S+)\s+(\S+)(.*)$/;

function tokensOf(source: string): Token[] {
  const lines = getFormattedTokens(source, { transforms: ['typescript'] }).split('\n');
  return lines.flatMap((text) => {
    const match = tokenLine.exec(text);
    if (match === null) return [];
    const [, line, column, label = '', raw = '', rest = ''] = match;
    return [
      {
        line: Number(line),
        column: Number(column),
        label,
        raw,
        isType: /\bisType\b/.test(rest),
      },
    ];
  });
}

/** Returns the index after the end of the first block that starts at or after `index`. */
function afterBlock(tokens: readonly Token[], index: number): number {
  let depth = 0;
  for (let at = index; at < tokens.length; at++) {
    if (tokens[at]?.label === '{') depth += 1;
    else if (tokens[at]?.label === '}') {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return tokens.length;
}

/**
 * Returns the first enum or namespace that isn't declared with `declare`. For invalid syntax, throws sucrase's error.
 */
export function findUnerasable(source: string): Unerasable | undefined {
  if (!/\b(enum|namespace|module)\b/.test(source)) return undefined;
  const tokens = tokensOf(source);
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    const next = tokens[at + 1];
    if (token === undefined || next === undefined) break;
    const isNamespace =
      token.isType &&
      (token.raw === 'namespace' || token.raw === 'module') &&
      next.label === 'name' &&
      next.line === token.line;
    if (token.label === 'declare' && token.isType) {
      const isBlock = ['namespace', 'module', 'global', 'enum'].includes(next.raw);
      if (isBlock) at = afterBlock(tokens, at) - 1;
    } else if (isNamespace || (token.label === 'enum' && !token.isType)) {
      const { line, column } = token;
      return { message: isNamespace ? messages.namespace : messages.enum, line, column };
    }
  }
  return undefined;
}
