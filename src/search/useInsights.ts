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
