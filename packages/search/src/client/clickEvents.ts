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

/** Fields that DocSearch adds to a hit while events are enabled. */
interface NotedHit {
  readonly objectID: string;
  readonly __autocomplete_indexName?: string;
  readonly __autocomplete_queryID?: string;
}

/**
 * Returns the call that reports a click on the first result. DocSearch 3.9 doesn't make this call, because it treats
 * position 0 as missing. Returns undefined if the hit doesn't contain the query ID, by which the provider identifies
 * the search.
 */
export function firstClick(
  { objectID, __autocomplete_indexName: index, __autocomplete_queryID: queryID }: NotedHit,
  { appId, apiKey }: { readonly appId: string; readonly apiKey: string },
): [string, ...object[]] | undefined {
  if (index === undefined || queryID === undefined) return undefined;
  const payload = {
    eventName: 'Item Selected',
    index,
    queryID,
    objectIDs: [objectID],
    positions: [1],
  };
  const headers = { 'X-Algolia-Application-Id': appId, 'X-Algolia-API-Key': apiKey };
  return [clickMethod, payload, { headers }];
}

/**
 * Replaces the index name in a call's arguments with the name of the provider's index, because DocSearch uses a
 * different name for stored searches.
 */
export function withIndex(call: readonly unknown[], index: string): readonly unknown[] {
  return call.map((argument) =>
    typeof argument === 'object' && argument !== null && 'index' in argument
      ? { ...argument, index }
      : argument,
  );
}

/**
 * Corrects the arguments of a call to the provider's events client. Returns undefined if the call must be dropped.
 *
 * DocSearch 3.9 reports every opened result except the first one. Its autocomplete also reports results that the reader
 * opens with the keyboard. To avoid duplicates, this function drops all reports from the autocomplete except those
 * about the first result. The provider expects positions among all results, starting at 1, so this function replaces
 * each position.
 */
export function clickEvent(
  call: readonly unknown[],
  positionOf: (objectID: string) => number | undefined,
): readonly unknown[] | undefined {
  const [method, payload, ...rest] = call;
  if (method !== clickMethod || !isClick(payload)) return call;
  const positions = payload.objectIDs.map(positionOf);
  if (payload.algoliaSource !== undefined && !positions.includes(1)) return undefined;
  return positions.every((position) => position !== undefined)
    ? [method, { ...payload, positions }, ...rest]
    : call;
}
