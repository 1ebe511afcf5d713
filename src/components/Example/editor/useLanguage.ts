import { useCallback, useEffect, useRef, useState } from 'react';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import { isUpdate } from '@site/src/client/typed';
import { wantsLittleData } from '@site/src/frame/host/support';
import type { SourceFile } from '@site/src/frame/program/compile';
import type { FileProblem } from '@site/src/frame/types/protocol';
import { useLatest } from '../useLatest';
import { openLanguage, type Language } from './openLanguage';

export interface LanguageInput {
  /** Folder of the version. If undefined, nothing is checked and there is no worker. */
  readonly folder: string | undefined;
  /** Returns all files with their current text. */
  sources(): readonly SourceFile[];
  /** Names of the files to check. The file that the reader most likely looks at is first. */
  checked(): readonly string[];
  /** Folder of the version that the files were written for. If defined, problems are explained. */
  readonly upgradeFrom: string | undefined;
}

export interface LanguageState {
  /** Status message for the reader. */
  readonly words: string;
  /** Whether it didn't load because the site was updated. */
  readonly isUpdated: boolean;
  readonly language: Language | undefined;
  /** Problems of the current text. Undefined until known. */
  readonly problems: readonly FileProblem[] | undefined;
  /** Loads the compiler, unless the reader saves data. */
  wish(): void;
  /** Loads the compiler even if the reader saves data, for a command. Rejects with a message. */
  demand(): Promise<Language>;
}

const onWords = 'Code completion and type checking are on.';

function failedWords(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return `Couldn’t load code completion and type checking. ${message}`;
}

/** A compiler that is loading or loaded. */
interface Opened {
  readonly control: AbortController;
  language: Promise<Language> | undefined;
}

/** Loads the compiler of a version and checks files with it until the component unmounts. */
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
    setWords('Loading code completion and type checking.');
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
        // The next call tries again.
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
    if (wantsLittleData()) setWords('Code completion and type checking are off to save data.');
    else demand().catch(() => {});
  }, [demand]);

  // Each version has its own compiler.
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
