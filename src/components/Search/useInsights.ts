import type { DocSearchModalProps } from '@docsearch/react';
import { useEvent } from '@docusaurus/theme-common';
import { useEffect, useState } from 'react';
import { clickEvent, withIndex } from '@reveal-docs/search/overlay';

type Insights = NonNullable<DocSearchModalProps['insights']>;

/**
 * Returns the client with which the modal reports opened results to the search provider. This site bundles the client,
 * because the modal would otherwise load one from another host. Returns undefined while the client loads. Returns
 * `false` if events are off or the client doesn't load. `indexName` is the provider's name for the index. `positionOf`
 * returns a result's position in the response, starting at 1.
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
