import type { DocSearchModalProps } from '@docsearch/react';
import { useEvent } from '@docusaurus/theme-common';
import { useEffect, useState } from 'react';
import { clickEvent, withIndex } from '@reveal-docs/search/overlay';

type Insights = NonNullable<DocSearchModalProps['insights']>;

/**
 * Provides the modal with a client for events about opened results. The client is part of our own bundle, because the
 * modal would load it from another host. Returns undefined while the client loads, and `false` if events are off or
 * loading fails. `indexName` is the index name of the search provider. `positionOf` returns a result's position in the
 * response, starting at 1.
 */
export function useInsights(
  isEnabled: boolean,
  indexName: string,
  positionOf: (objectID: string) => number | undefined,
): Insights | undefined {
  const [insights, setInsights] = useState<Insights | undefined>(isEnabled ? undefined : false);
  const position = useEvent(positionOf);
  useEffect(() => {
    if (!isEnabled) return;
    void import('search-insights').then(
      ({ default: client }) => {
        // Use a proxy, because the modal also reads the client's properties.
        const insightsClient = new Proxy(client, {
          apply(target, thisArgument, call: unknown[]): unknown {
            const kept = clickEvent(call, position);
            if (kept === undefined) return undefined;
            return Reflect.apply(target, thisArgument, withIndex(kept, indexName));
          },
        });
        setInsights({ insightsClient });
      },
      () => setInsights(false),
    );
  }, [indexName, isEnabled, position]);
  return insights;
}
