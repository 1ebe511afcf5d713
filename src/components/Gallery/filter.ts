/** Filters examples. Pure, so that it can be tested without a browser. */
import type { DataKind, GalleryExample } from '../../plugins/gallery/examples';

export interface GalleryFilter {
  readonly kind: DataKind | null;
  readonly topic: string | null;
  /**
   * Words as typed. Each must start a word in the example's name, title, description, topics, or
   * keywords.
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
  { kind, topic, words }: GalleryFilter,
): GalleryExample[] {
  const typed = wordsOf(words);
  return examples.filter(
    (example) =>
      (kind === null || example.kinds.includes(kind)) &&
      (topic === null || example.topics.includes(topic)) &&
      matchesWords(example, typed),
  );
}

/** Returns the topics of examples, sorted by how often they're used, then by name. */
export function listTopics(examples: readonly GalleryExample[]): string[] {
  const counts = new Map<string, number>();
  for (const topic of examples.flatMap((example) => example.topics)) {
    counts.set(topic, (counts.get(topic) ?? 0) + 1);
  }
  return [...counts]
    .sort(([a, countA], [b, countB]) => countB - countA || a.localeCompare(b))
    .map(([topic]) => topic);
}
