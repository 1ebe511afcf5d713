import type { Heading, Root } from 'mdast';
import { descendants, textOf } from './nodes';

export interface ProgramShow {
  readonly name: string;
  /** Heading of the section that contains the program, if any. */
  readonly heading: string | undefined;
  /** Whether the program starts automatically, because the page is about this program. */
  readonly isMain: boolean;
}

interface Attribute {
  readonly name?: string;
  readonly value?: unknown;
}

/** Returns the programs on a page in order, from its `<Example name="…" />` elements. */
export function findShows(root: Root): ProgramShow[] {
  const shows: ProgramShow[] = [];
  let heading: string | undefined;
  for (const node of descendants(root)) {
    if (node.type === 'heading' && (node as Heading).depth > 1) heading = textOf(node);
    if (!('name' in node) || node.name !== 'Example' || !('attributes' in node)) continue;
    const attributes = node.attributes as readonly Attribute[];
    const valueOf = (name: string) => attributes.find((item) => item.name === name)?.value;
    const name = valueOf('name');
    if (typeof name !== 'string') continue;
    shows.push({ name, heading, isMain: valueOf('start') === undefined });
  }
  return shows;
}
