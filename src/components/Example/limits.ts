import type { SourceFile } from '@reveal-docs/runner/program/compile';
import { splitLines } from '../CodeParts/lines';

/**
 * Maximum length of a link's hash, in characters. Browsers accept longer links, but chat and mail apps truncate them.
 */
export const maxLinkLength = 8000;
/** Maximum unpacked size, in bytes. The longest example has 9 KB, but a short link can unpack to 1 GB. */
export const maxBytes = 60_000;
/**
 * Maximum number of lines in all files together. Each line becomes page elements, and 160,000 lines froze a page for 51
 * s.
 */
export const maxLines = 2000;

export interface CodeSize {
  /** Size in bytes, encoded as UTF-8. */
  readonly bytes: number;
  readonly lines: number;
}

/** Counts lines as JavaScript engines do, because the code block splits lines in the same way. */
function countLines(text: string): number {
  return splitLines(text).length;
}

/** Returns the total size of the files. */
export function sizeOf(files: readonly SourceFile[]): CodeSize {
  let bytes = 0;
  let lines = 0;
  for (const { source } of files) {
    bytes += new TextEncoder().encode(source).length;
    lines += countLines(source);
  }
  return { bytes, lines };
}

/** Whether code is too large to be put into a link or shown automatically. */
export function isTooLarge({ bytes, lines }: CodeSize): boolean {
  return bytes > maxBytes || lines > maxLines;
}

/** Formats a size, such as `72 KB (160,000 lines)`. */
export function describeSize({ bytes, lines }: CodeSize): string {
  return `${Math.ceil(bytes / 1000).toLocaleString('en-US')} KB (${lines.toLocaleString('en-US')} ${lines === 1 ? 'line' : 'lines'})`;
}
