import { useCallback, useEffect, useRef, useState } from 'react';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import { isUpdate } from '@site/src/client/typed';
import type { Extension } from '@codemirror/state';
import { wantsLittleData } from '@site/src/frame/host/support';
import type { SourceFile } from '@site/src/frame/program/compile';
import type { TypeClient } from '@site/src/frame/types/client';

/** What is known of the help; the words are for the reader. */
export interface TypeHelp {
  readonly words: string;
  /** It did not load because the page was updated. */
  readonly isUpdated: boolean;
  /** Extensions of an editor, by file; undefined until they are there. */
  readonly of: ((file: string) => Extension) | undefined;
  /** To be called when an editor gets the focus: loads what is needed, once. */
  onFocus(): void;
}

const loadingWords = 'Completion and type errors are loading.';

/** Completion, hover and type errors for the files of a version. Not where the reader wants little data. */
export function useTypeHelp(folder: string, files: readonly SourceFile[]): TypeHelp {
  const { withBaseUrl } = useBaseUrlUtils();
  const [words, setWords] = useState('');
  const [isUpdated, setUpdated] = useState(false);
  const [of, setOf] = useState<TypeHelp['of']>();
  const client = useRef<TypeClient | 'loading' | 'none'>('none');
  const isOver = useRef(false);

  const load = useCallback(async () => {
    const [{ openTypes }, { createHelp }] = await Promise.all([
      import('@site/src/frame/types/client'),
      import('./help'),
    ]);
    const opened = await openTypes(folder, withBaseUrl);
    if (isOver.current) {
      opened.stop();
      return;
    }
    client.current = opened;
    // All files at once: one imports the other.
    for (const { file, source } of files) await opened.ask('change', { file, source });
    setOf(() => (file: string) => createHelp({ client: opened, file, pageUrl: withBaseUrl }));
    setWords('Completion and type errors are on.');
  }, [files, folder, withBaseUrl]);

  const onFocus = useCallback(() => {
    if (client.current !== 'none') return;
    client.current = 'loading';
    if (wantsLittleData()) {
      setWords('Completion and type errors are off, to save data.');
      return;
    }
    setWords(loadingWords);
    load().catch((error: unknown) => {
      // The next focus tries again.
      client.current = 'none';
      const message = error instanceof Error ? error.message : String(error);
      setWords(`Completion and type errors could not be loaded. ${message}`);
      void isUpdate(error).then(setUpdated);
    });
  }, [load]);

  useEffect(() => {
    isOver.current = false;
    return () => {
      isOver.current = true;
      if (typeof client.current === 'object') client.current.stop();
      client.current = 'none';
    };
  }, []);

  return { words, isUpdated, of, onFocus };
}
