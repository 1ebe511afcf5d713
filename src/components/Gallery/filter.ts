import type { DataKind, GalleryExample } from '../../plugins/gallery/examples';

export interface GalleryFilter {
  readonly kind: DataKind | null;
  readonly heading: string | null;
  /**
   * Search words as the reader typed them. Each search word must be the start of a word in the example's name, title,
   * description, topics, or keywords.
   */
  readonly words: string;
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

function matchesWords(example: GalleryExample, typed: readonly string[]): boolean {
  const known = wordsOf(
    [example.name, example.title, example.description, ...example.topics, ...example.keywords].join(
      ' ',
    ),
  );
  return typed.every((word) => known.some((candidate) => candidate.startsWith(word)));
}

/** Returns the examples that match all filters, in their original order. */
export function filterExamples(
  examples: readonly GalleryExample[],
  { kind, heading, words }: GalleryFilter,
): GalleryExample[] {
  const typed = wordsOf(words);
  return examples.filter(
    (example) =>
      (kind === null || example.kinds.includes(kind)) &&
      (heading === null || example.heading === heading) &&
      matchesWords(example, typed),
  );
}

/** Returns the distinct headings of examples, in order of first occurrence. */
export function listHeadings(examples: readonly GalleryExample[]): string[] {
  return [...new Set(examples.map(({ heading }) => heading))];
}
