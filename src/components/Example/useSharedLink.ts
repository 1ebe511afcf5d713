import { useEffect, useState } from 'react';
import type { ExampleProgram } from '@site/src/frame/program/example';
import type { Camera } from '@site/src/frame/messages';
import { hasShare } from './shareHash';
import { useBrowserFact } from './useBrowserFact';
import { useLatest } from './useLatest';

/** What a link brought to this example. */
export type SharedLink =
  | { readonly type: 'none' }
  /** There is a link, and it is being read. */
  | { readonly type: 'reading' }
  | { readonly type: 'shown'; readonly camera: Camera | undefined }
  | { readonly type: 'bad'; readonly message: string };

/**
 * Reads the link that opened the page, when it carries code for this example; `show` gets the changed files.
 * Nothing of it runs here.
 */
export function useSharedLink(
  { name, folder }: ExampleProgram,
  show: (files: Readonly<Record<string, string>>) => void,
): SharedLink {
  const latest = useLatest(show);
  const mayHaveLink = useBrowserFact(hasShare);
  const [link, setLink] = useState<SharedLink>();

  useEffect(() => {
    let isOver = false;
    async function read(): Promise<SharedLink> {
      if (!hasShare()) return { type: 'none' };
      try {
        const { decodeShare } = await import('./share');
        const shared = await decodeShare(window.location.hash);
        if (isOver || shared.name !== name) return { type: 'none' };
        if (shared.folder !== folder) {
          return { type: 'bad', message: 'The link is for another version of this example.' };
        }
        latest.current(shared.files);
        return { type: 'shown', camera: shared.camera };
      } catch (error) {
        return { type: 'bad', message: error instanceof Error ? error.message : String(error) };
      }
    }
    const update = () => {
      void read().then((next) => {
        if (!isOver) setLink(next);
      });
    };
    update();
    window.addEventListener('hashchange', update);
    return () => {
      isOver = true;
      window.removeEventListener('hashchange', update);
    };
  }, [folder, latest, name]);

  return link ?? { type: mayHaveLink === true ? 'reading' : 'none' };
}
