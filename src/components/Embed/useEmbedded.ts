import { useEffect, useState } from 'react';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import type { Wanted } from './address';
import { loadWanted, type Embedded, type Sources } from './load';

/** What is known of what the address asks for. */
export type Loading =
  | { readonly type: 'loading' }
  | { readonly type: 'shown'; readonly embedded: Embedded }
  /** The message is for the reader. */
  | { readonly type: 'bad'; readonly message: string };

/** Loads what shows and runs examples, which the words for a wrong address need nothing of. */
async function findSources(assetUrl: (path: string) => string): Promise<Sources> {
  const [{ siteSource }, { decodeShare }] = await Promise.all([
    import('../Playground/siteSource'),
    import('../Example/share'),
  ]);
  return { ...siteSource(assetUrl), decode: decodeShare };
}

/** Loads once what `wanted` asks for; another address is for another component. */
export function useEmbedded(wanted: Wanted): Loading {
  const { withBaseUrl } = useBaseUrlUtils();
  const [loading, setLoading] = useState<Loading>({ type: 'loading' });
  useEffect(() => {
    let isOver = false;
    findSources(withBaseUrl)
      .then((sources) => loadWanted(wanted, sources))
      .then(
        (embedded) => {
          if (!isOver) setLoading({ type: 'shown', embedded });
        },
        (error: unknown) => {
          const message = error instanceof Error ? error.message : String(error);
          if (!isOver) setLoading({ type: 'bad', message });
        },
      );
    return () => {
      isOver = true;
    };
  }, [wanted, withBaseUrl]);
  return loading;
}
