import {
  hoverFile,
  hoverKey,
  type HoverData,
  type HoverPlace,
} from '@reveal-docs/api-reference/code/hoverData';

export interface Name {
  readonly text: HoverData['texts'][number];
  readonly range: Range;
  readonly line: Element;
  readonly link: HTMLAnchorElement | undefined;
}

const pages = new Map<string, Promise<HoverData | undefined>>();

/** Resolves with undefined if the page doesn't have hovers. If loading fails, the next call tries again. */
function pageData(base: string): Promise<HoverData | undefined> {
  const { pathname } = window.location;
  const known = pages.get(pathname);
  if (known !== undefined) return known;
  const loaded = fetch(base + hoverFile(pathname.slice(base.length))).then((response) =>
    response.ok ? (response.json() as Promise<HoverData>) : undefined,
  );
  pages.set(pathname, loaded);
  loaded.catch(() => pages.delete(pathname));
  return loaded;
}

function rangeIn(line: Element, column: number, length: number): Range | undefined {
  const range = document.createRange();
  const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
  let at = 0;
  let isStarted = false;
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const size = node.textContent?.length ?? 0;
    if (!isStarted && column < at + size) {
      range.setStart(node, column - at);
      isStarted = true;
    }
    if (isStarted && column + length <= at + size) {
      range.setEnd(node, column + length - at);
      return range;
    }
    at += size;
  }
  return undefined;
}

/** Resolves with a code block's API names, in order. The list is empty if the page doesn't have data for the block. */
export async function namesIn(block: HTMLElement, base: string): Promise<readonly Name[]> {
  const lines = [...block.querySelectorAll('.token-line')];
  const shown = lines.map(({ textContent }) => textContent.replace(/\n$/, '')).join('\n');
  const data = await pageData(base);
  const places: readonly HoverPlace[] = data?.blocks[hoverKey(shown.trimEnd())] ?? [];
  return places.flatMap(([at, column, length, number]): Name[] => {
    const line = lines[at];
    const text = data?.texts[number];
    const range = line === undefined ? undefined : rangeIn(line, column, length);
    if (line === undefined || text === undefined || range === undefined) return [];
    const link = range.startContainer.parentElement?.closest('a') ?? undefined;
    return [{ text, range, line, link }];
  });
}
