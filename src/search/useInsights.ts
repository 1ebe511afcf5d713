import type { DocSearchModalProps } from '@docsearch/react';
import { useEffect, useState } from 'react';

type Insights = NonNullable<DocSearchModalProps['insights']>;

/**
 * What the modal needs to send events about opened results: the provider's client from our own bundle, where
 * the modal would fetch it from elsewhere. `false` when events are off, undefined until the client is loaded;
 * when it cannot be loaded, search works without events.
 */
export function useInsights(isEnabled: boolean): Insights | undefined {
  const [insights, setInsights] = useState<Insights | undefined>(isEnabled ? undefined : false);
  useEffect(() => {
    if (!isEnabled) return;
    void import('search-insights').then(
      ({ default: insightsClient }) => setInsights({ insightsClient }),
      () => setInsights(false),
    );
  }, [isEnabled]);
  return insights;
}

/** What the modal adds to a hit when events are on. */
interface ReportedHit {
  readonly objectID: string;
  /** Place among the results, from 0. */
  readonly __autocomplete_id?: number;
  readonly __autocomplete_queryID?: string;
}

/**
 * Sends the event of a click on the first result: DocSearch 3.9.0 takes its place, 0, for a missing one and
 * sends those of all others only. Results opened with the keyboard are reported without our help.
 */
export function reportFirstHit(
  insights: Insights | undefined,
  hit: ReportedHit,
  index: string,
): void {
  if (typeof insights !== 'object' || hit.__autocomplete_id !== 0) return;
  const queryID = hit.__autocomplete_queryID;
  if (queryID === undefined) return;
  insights.insightsClient?.('clickedObjectIDsAfterSearch', {
    eventName: 'Item Selected',
    index,
    objectIDs: [hit.objectID],
    positions: [1],
    queryID,
  });
}
