/** What the provider is told about opened results. */

interface ClickPayload {
  readonly objectIDs: readonly string[];
  readonly algoliaSource?: readonly string[];
}

function isClick(value: unknown): value is ClickPayload {
  return (
    typeof value === 'object' &&
    value !== null &&
    Array.isArray((value as { objectIDs?: unknown }).objectIDs)
  );
}

const clickMethod = 'clickedObjectIDsAfterSearch';

/**
 * The arguments of a call of the provider's events client as they should be, or undefined when there should be
 * no call. DocSearch 3.9 reports an opened result twice: itself, with a position that counts from 0 and not at
 * all for the first result, and by its autocomplete, which names itself as source and counts within a page's
 * group. The second one is kept, with the position among all results, counted from 1 as the provider wants it.
 */
export function clickEvent(
  call: readonly unknown[],
  positionOf: (objectID: string) => number | undefined,
): readonly unknown[] | undefined {
  const [method, payload, ...rest] = call;
  if (method !== clickMethod || !isClick(payload)) return call;
  if (payload.algoliaSource === undefined) return undefined;
  const positions = payload.objectIDs.map(positionOf);
  return positions.every((position) => position !== undefined)
    ? [method, { ...payload, positions }, ...rest]
    : call;
}
