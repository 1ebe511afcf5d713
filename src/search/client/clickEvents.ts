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

/** What DocSearch notes on a hit while events are on. */
interface NotedHit {
  readonly objectID: string;
  readonly __autocomplete_indexName?: string;
  readonly __autocomplete_queryID?: string;
}

/**
 * The call that reports a click on the first result, which DocSearch 3.9 leaves out: it takes position 0 for none.
 * Undefined when the answer had no query id, without which the provider cannot tell the search.
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

/** A call's arguments with the provider's index, in place of the name that DocSearch was given to store searches by. */
export function withIndex(call: readonly unknown[], index: string): readonly unknown[] {
  return call.map((argument) =>
    typeof argument === 'object' && argument !== null && 'index' in argument
      ? { ...argument, index }
      : argument,
  );
}

/**
 * The arguments of a call of the provider's events client as they should be, or undefined when there should be
 * no call. DocSearch 3.9 reports an opened result itself, but never the first one; its autocomplete, which names
 * itself as source, reports those that are opened by keyboard. So the autocomplete's report is kept for the first
 * result only, and all have the position among all results, counted from 1 as the provider wants it.
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
