/** Finds the API names in a code block, as ranges in its lines. */
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
  /** The link around the name, if any. */
  readonly link: HTMLAnchorElement | undefined;
}

const pages = new Map<string, Promise<HoverData | undefined>>();

/**
 * Loads the data for the current page. Resolves with undefined if the page has none. After a
 * failure, the next call retries.
 */
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

/** Returns the range of `length` characters in a line, starting at `column`. */
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

/** Returns the names in a block, in order. Returns an empty list if the page has no data for it. */
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
