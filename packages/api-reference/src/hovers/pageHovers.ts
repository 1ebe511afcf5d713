/** Combines the hovers of a page's blocks, and stores each text once. Pure. */
import { hoverKey, type HoverData, type HoverPlace } from '../code/hoverData';
import { shownFrom } from '../code/cutLine';
import type { NameHover } from './findHovers';

/** A code block of a page, or a program that the page shows, with its hovers. */
export interface HoveredCode {
  readonly code: string;
  readonly hovers: readonly NameHover[];
}

/** Returns the hover data of a page, or undefined if its code has no names. */
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
