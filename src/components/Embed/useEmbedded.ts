import { useEffect, useState } from 'react';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import type { RequestedProgram } from '../Playground/embedding/address';
import { loadRequested, type Embedded, type Sources } from './load';

export type Loading =
  | { readonly type: 'loading' }
  | { readonly type: 'shown'; readonly embedded: Embedded }
  /** The message is for the reader. */
  | { readonly type: 'bad'; readonly message: string };

async function findSources(assetUrl: (path: string) => string): Promise<Sources> {
  const [{ siteSource }, { decodeShare }] = await Promise.all([
    import('../Playground/siteSource'),
    import('../Example/share'),
  ]);
  return { ...siteSource(assetUrl), decode: decodeShare };
}

/** Loads the requested program once. To load a different program, mount a new component. */
export function useEmbedded(wanted: RequestedProgram): Loading {
  const { withBaseUrl } = useBaseUrlUtils();
  const [loading, setLoading] = useState<Loading>({ type: 'loading' });
  useEffect(() => {
    let isOver = false;
    findSources(withBaseUrl)
      .then((sources) => loadRequested(wanted, sources))
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
