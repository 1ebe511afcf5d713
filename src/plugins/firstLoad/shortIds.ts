/** Ids of page modules as Docusaurus 3.10 makes them: the first eight digits of a hash, in quotes. */
const quotedId = /"([0-9a-f]{8})"/g;

/**
 * Cuts the ids of page modules down to as many digits as keep them apart. Each stands in three tables of every
 * first load. All `sources` that are to agree with each other are given at once; they are returned in their order.
 */
export function shortenIds(sources: readonly string[]): string[] {
  const ids = new Set(
    sources.flatMap((source) => [...source.matchAll(quotedId)].map(([, id = '']) => id)),
  );
  let length = 1;
  while (new Set([...ids].map((id) => id.slice(0, length))).size < ids.size) length += 1;
  return sources.map((source) =>
    source.replace(quotedId, (_quoted, id: string) => `"${id.slice(0, length)}"`),
  );
}
