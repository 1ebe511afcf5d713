import { tokenGroups, type TokenGroup } from '@reveal-docs/api-reference/code/tokenGroups';
import { splitLines } from './lines';

/** Part of a line in one color. Has the same shape as a token from the theme's default highlighter. */
export interface Token {
  readonly types: string[];
  readonly content: string;
}

export interface TokenLine {
  readonly text: string;
  readonly tokens: Token[];
}

function classOf(group: string): string {
  return group === '.' ? 'plain' : tokenGroups[group as Exclude<TokenGroup, '.'>].className;
}

function readLine(text: string, runs: string): Token[] {
  let at = 0;
  return [...runs.matchAll(/([a-z.])(\d+)/g)].map(([, group = '.', length]) => {
    const content = text.slice(at, at + Number(length));
    at += content.length;
    return { types: [classOf(group)], content };
  });
}

function plainLine(text: string): Token[] {
  return [{ types: ['plain'], content: text }];
}

/**
 * Returns the lines of `code` with the tokens from src/plugins/codeTokens. Without `encoded`, returns an empty list.
 */
export function readTokens(code: string, encoded: string | undefined): TokenLine[] {
  if (encoded === undefined) return [];
  const runs = encoded.split('\n');
  return code
    .split('\n')
    .map((text, index) => ({ text, tokens: readLine(text, runs[index] ?? '') }));
}

/**
 * Returns the tokens of each line in `code`. Lines of `known` can be missing from `code`, but the other lines must be
 * in the same order. A line that isn't in `known` has a single plain token.
 */
export function tokensOf(code: string, known: readonly TokenLine[]): Token[][] {
  let at = 0;
  return splitLines(code).map((text) => {
    const found = known.findIndex((line, index) => index >= at && line.text === text);
    if (found === -1) return plainLine(text);
    at = found + 1;
    const tokens = known[found]?.tokens ?? [];
    return tokens.length === 0 ? plainLine(text) : tokens;
  });
}
