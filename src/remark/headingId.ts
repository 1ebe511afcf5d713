/** Returns the explicit ID of a heading on API pages: `### count {#count}`. */
import type { Heading } from 'mdast';

export function headingId(heading: Heading): string | undefined {
  const last = heading.children.at(-1);
  return last?.type === 'text' ? /\{#([\w-]+)\}\s*$/.exec(last.value)?.[1] : undefined;
}
