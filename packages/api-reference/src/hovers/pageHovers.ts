import { hoverKey, type HoverData, type HoverPlace } from '../code/hoverData';
import { shownFrom } from '../code/cutLine';
import type { NameHover } from './findHovers';

/** A block or program on a page, with its hovers. */
export interface HoveredCode {
  readonly code: string;
  readonly hovers: readonly NameHover[];
}

/** Returns a page's hover data, in which each text occurs only once. Returns undefined if the code has no hovers. */
export function pageHovers(blocks: readonly HoveredCode[]): HoverData | undefined {
  const texts = new Map<string, number>();
  const places: Record<string, readonly HoverPlace[]> = {};
  for (const { code, hovers } of blocks) {
    const from = shownFrom(code);
    const hidden = code.slice(0, from).split('\n').length - 1;
    const found = hovers.map(({ line, column, length, declaration, sentence }): HoverPlace => {
      const key = JSON.stringify(sentence === '' ? [declaration] : [declaration, sentence]);
      const text = texts.get(key) ?? texts.size;
      texts.set(key, text);
      return [line - 1 - hidden, column, length, text];
    });
    if (found.length > 0) places[hoverKey(code.slice(from).trimEnd())] = found;
  }
  if (texts.size === 0) return undefined;
  return {
    texts: [...texts.keys()].map((key) => JSON.parse(key) as HoverData['texts'][number]),
    blocks: places,
  };
}
