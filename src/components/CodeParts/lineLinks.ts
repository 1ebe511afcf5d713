import type { CodeLink } from '@reveal-docs/api-reference/blocks/results';
import type { LineLinks } from './context';

/** Part of a token. It has a URL if it's an API name. */
export interface TokenPart {
  readonly text: string;
  readonly url?: string;
}

/** Groups the links in a block by line. `json` contains the links that the remark plugin found in the text `shown`. */
export function groupByLine(shown: string, json: string | undefined): LineLinks[] {
  if (json === undefined) return [];
  const lines = shown.split('\n');
  const byLine = new Map<number, CodeLink[]>();
  for (const link of JSON.parse(json) as CodeLink[]) {
    byLine.set(link[0], [...(byLine.get(link[0]) ?? []), link]);
  }
  return [...byLine].map(([line, links]) => ({
    text: lines[line - 1] ?? '',
    links: [...links].sort((a, b) => a[1] - b[1]),
  }));
}

/**
 * Splits a token at its links. `start` is the column in `lineText` at which the token starts, counted from 0. Doesn't
 * link names that span several tokens.
 */
export function splitToken(
  lines: readonly LineLinks[],
  lineText: string,
  start: number,
  content: string,
): TokenPart[] {
  const links = lines.find(({ text }) => text === lineText)?.links ?? [];
  const parts: TokenPart[] = [];
  let at = 0;
  for (const [, column, length, url] of links) {
    const from = column - start;
    if (from < at || from + length > content.length) continue;
    if (from > at) parts.push({ text: content.slice(at, from) });
    parts.push({ text: content.slice(from, from + length), url });
    at = from + length;
  }
  if (at < content.length || parts.length === 0) parts.push({ text: content.slice(at) });
  return parts;
}
