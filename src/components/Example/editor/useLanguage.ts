import { useCallback, useEffect, useRef, useState } from 'react';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import { isUpdate } from '@site/src/client/typed';
import { wantsLittleData } from '@site/src/frame/host/support';
import type { SourceFile } from '@site/src/frame/program/compile';
import type { FileProblem } from '@site/src/frame/types/protocol';
import { useLatest } from '../useLatest';
import { openLanguage, type Language } from './openLanguage';

export interface LanguageInput {
  /** Folder of the version; undefined: there is nothing to check, and no worker. */
  readonly folder: string | undefined;
  /** All files as they are now. */
  sources(): readonly SourceFile[];
  /** Names of those that are checked, the one that is most likely looked at first. */
  checked(): readonly string[];
  /** Folder of the version that the files are for, where their problems are to be explained. */
  readonly upgradeFrom: string | undefined;
}

export interface LanguageState {
  /** For the reader. */
  readonly words: string;
  /** It did not load because the page was updated. */
  readonly isUpdated: boolean;
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

/** One compiler from its loading to its end. */
interface Opened {
  readonly control: AbortController;
  language: Promise<Language> | undefined;
}

/** Loads the compiler of a version and checks files with it, for as long as the component is there. */
export function useLanguage(input: LanguageInput): LanguageState {
  const { folder, upgradeFrom } = input;
  const { withBaseUrl } = useBaseUrlUtils();
  const latest = useLatest({ ...input, assetUrl: withBaseUrl });
  const [words, setWords] = useState('');
  const [isUpdated, setUpdated] = useState(false);
  const [language, setLanguage] = useState<Language>();
  const [problems, setProblems] = useState<readonly FileProblem[]>();
  const opened = useRef<Opened>(undefined);
  const isWished = useRef(false);

  const demand = useCallback((): Promise<Language> => {
    const own = opened.current;
    if (folder === undefined || own === undefined) {
      return Promise.reject(new Error('The editor is closed.'));
    }
    if (own.language !== undefined) return own.language;
    const { signal } = own.control;
    setWords('Completion and type errors are loading.');
    own.language = openLanguage({
      folder,
      assetUrl: (path) => latest.current.assetUrl(path),
      signal,
      sources: () => latest.current.sources(),
      checked: () => latest.current.checked(),
      upgradeFrom: () => latest.current.upgradeFrom,
      tell: setProblems,
      fail: (error) => setWords(failedWords(error)),
    });
    own.language.then(
      (found) => {
        if (signal.aborted) return;
        setLanguage(found);
        setWords(onWords);
      },
      (error: unknown) => {
        // The next wish tries again.
        own.language = undefined;
        if (signal.aborted) return;
        setWords(failedWords(error));
        void isUpdate(error).then(setUpdated);
      },
    );
    return own.language;
  }, [folder, latest]);

  const wish = useCallback(() => {
    isWished.current = true;
    if (opened.current?.language !== undefined) return;
    if (wantsLittleData()) setWords('Completion and type errors are off, to save data.');
    else demand().catch(() => {});
  }, [demand]);

  // Another version has another compiler.
  useEffect(() => {
    const own: Opened = { control: new AbortController(), language: undefined };
    opened.current = own;
    if (isWished.current) wish();
    return () => {
      own.control.abort();
      setLanguage(undefined);
      setProblems(undefined);
    };
  }, [wish]);

  useEffect(() => language?.loop.touch(true), [language, upgradeFrom]);

  return { words, isUpdated, language, problems, wish, demand };
}
