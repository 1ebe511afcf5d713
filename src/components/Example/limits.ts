/** How much code a link may bring, and how much the page shows without being asked. Pure. */
import type { SourceFile } from '@site/src/frame/program/compile';

/** Longest part of an address after the `#`: browsers take more, chats and mail programs cut links before. */
export const maxLinkLength = 8000;
/** Most bytes that a link unpacks to. The longest example has 9 KB; a small link could hold a gigabyte of the same. */
export const maxBytes = 60_000;
/** Most lines of all files together. Each line of a code block is elements of its own: 160,000 froze a page for 51 s. */
export const maxLines = 2000;

/** Size of some code. */
export interface CodeSize {
  /** As UTF-8. */
  readonly bytes: number;
  readonly lines: number;
}

function countLines(text: string): number {
  let lines = 1;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) lines += 1;
  return lines;
}

/** Size of all files together. */
export function sizeOf(files: readonly SourceFile[]): CodeSize {
  let bytes = 0;
  let lines = 0;
  for (const { source } of files) {
    bytes += new TextEncoder().encode(source).length;
    lines += countLines(source);
  }
  return { bytes, lines };
}

/** Whether code is more than a link may bring, and more than the page shows by itself. */
export function isTooLarge({ bytes, lines }: CodeSize): boolean {
  return bytes > maxBytes || lines > maxLines;
}

/** The size in words: `72 KB in 160,000 lines`. */
export function describeSize({ bytes, lines }: CodeSize): string {
  return `${Math.ceil(bytes / 1000).toLocaleString('en-US')} KB in ${lines.toLocaleString('en-US')} ${lines === 1 ? 'line' : 'lines'}`;
}
