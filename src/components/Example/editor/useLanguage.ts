import { useCallback, useEffect, useRef, useState } from 'react';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import { wantsLittleData } from '@site/src/frame/host/support';
import type { SourceFile } from '@site/src/frame/program/compile';
import type { TypeClient } from '@site/src/frame/types/client';
import type { FileProblem } from '@site/src/frame/types/protocol';
import { useLatest } from '../useLatest';
import type { CheckLoop } from './checkLoop';

/** The compiler once it is there, and what keeps its texts those of the editors. */
export interface Language {
  readonly client: TypeClient;
  readonly loop: CheckLoop;
}

export interface LanguageInput {
  /** Folder of the version; undefined: there is nothing to check, and no worker. */
  readonly folder: string | undefined;
  /** All files as they are now. */
  sources(): readonly SourceFile[];
  checked(): readonly string[];
  readonly upgradeFrom: string | undefined;
}

export interface LanguageState {
  /** For the reader. */
  readonly words: string;
  readonly language: Language | undefined;
  /** Of the text as it is; undefined while not known. */
  readonly problems: readonly FileProblem[] | undefined;
  /** Loads what is needed, once, unless the reader saves data. */
  wish(): void;
  /** Loads it whatever the reader's connection, since they asked for it. Rejects with words when that fails. */
  demand(): Promise<Language>;
}

const onWords = 'Completion and type errors are on.';

function failedWords(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return `Completion and type errors could not be loaded. ${message}`;
}

/** Loads the compiler of a version and checks files with it, for as long as the component is there. */
export function useLanguage(input: LanguageInput): LanguageState {
  const { folder, upgradeFrom } = input;
  const { withBaseUrl } = useBaseUrlUtils();
  const latest = useLatest(input);
  const [words, setWords] = useState('');
  const [language, setLanguage] = useState<Language>();
  const [problems, setProblems] = useState<readonly FileProblem[]>();
  const opening = useRef<Promise<Language>>(undefined);
  const end = useRef<AbortController>(undefined);
  const isWished = useRef(false);

  const open = useCallback(
    async (version: string, signal: AbortSignal | undefined): Promise<Language> => {
      const [{ openTypes }, { createCheckLoop }] = await Promise.all([
        import('@site/src/frame/types/client'),
        import('./checkLoop'),
      ]);
      const client = await openTypes(version, withBaseUrl);
      const loop = createCheckLoop({
        client,
        sources: () => latest.current.sources(),
        checked: () => latest.current.checked(),
        upgradeFrom: () => latest.current.upgradeFrom,
        tell: (found) => {
          if (signal?.aborted !== true) setProblems(found);
        },
        fail: (error) => setWords(failedWords(error)),
      });
      const stop = () => {
        loop.stop();
        client.stop();
      };
      signal?.addEventListener('abort', stop);
      if (signal?.aborted === true) {
        stop();
        throw new Error('The editor is closed.');
      }
      await loop.sync();
      setLanguage({ client, loop });
      setWords(onWords);
      loop.touch();
      return { client, loop };
    },
    [latest, withBaseUrl],
  );

  const demand = useCallback((): Promise<Language> => {
    const version = latest.current.folder;
    if (version === undefined) return Promise.reject(new Error('There is no version.'));
    if (opening.current !== undefined) return opening.current;
    const signal = end.current?.signal;
    setWords('Completion and type errors are loading.');
    const opened = open(version, signal);
    opening.current = opened;
    opened.catch((error: unknown) => {
      if (signal?.aborted === true) return;
      // The next wish tries again.
      opening.current = undefined;
      setWords(failedWords(error));
    });
    return opened;
  }, [latest, open]);

  const wish = useCallback(() => {
    isWished.current = true;
    if (opening.current !== undefined) return;
    if (wantsLittleData()) setWords('Completion and type errors are off, to save data.');
    else demand().catch(() => {});
  }, [demand]);

  // Another version has another compiler.
  useEffect(() => {
    const controller = new AbortController();
    end.current = controller;
    if (isWished.current) wish();
    return () => {
      controller.abort();
      opening.current = undefined;
      setLanguage(undefined);
      setProblems(undefined);
      setWords('');
    };
  }, [folder, wish]);

  useEffect(() => language?.loop.touch(true), [language, upgradeFrom]);

  return { words, language, problems, wish, demand };
}
