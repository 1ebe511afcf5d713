import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import { isUpdate } from '@site/src/client/isUpdate';
import { prefersReducedData } from '@reveal-docs/shared/device';
import type { SourceFile } from '@reveal-docs/runner/program/compile';
import { useLatest } from '../useLatest';
import { TooComplexError, tooComplex, tooComplexMessage, type Problems } from './limitTime';
import { openLanguage, type Language } from './openLanguage';
import { isSameText } from './sameText';

export interface LanguageInput {
  /** Name of the version's folder. If undefined, the compiler doesn't start. */
  readonly folder: string | undefined;
  sources(): readonly SourceFile[];
  /** Names of the files to check, starting with the one that the reader is most likely viewing. */
  checked(): readonly string[];
  /** Name of the folder of the version for which the files were written. If defined, problems include explanations. */
  readonly upgradeFrom: string | undefined;
}

export interface LanguageState {
  readonly words: string;
  /** Whether the files didn't load because the site was updated. */
  readonly isUpdated: boolean;
  readonly language: Language | undefined;
  readonly problems: Problems;
  /** Checks the files again. Call this function when a file's text might have changed. */
  touch(): void;
  /** Loads the compiler, unless the reader has turned on data saver. */
  wish(): void;
  /**
   * Loads the compiler for a command, even if the reader has turned on data saver. Rejects with a message for the
   * reader.
   */
  demand(): Promise<Language>;
}

const onWords = 'Code completion and type checking are on.';

function failedWords(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return `Couldn’t load code completion and type checking. ${message}`;
}

interface Opened {
  /** Stops the compiler, even while it's loading. */
  control: AbortController;
  language: Promise<Language> | undefined;
  /** Texts whose check took too long. The compiler doesn't start again until one of these texts changes. */
  refused: readonly SourceFile[] | undefined;
}

interface Show {
  words(words: string): void;
  updated(isUpdated: boolean): void;
  language(language: Language | undefined): void;
  problems(problems: Problems): void;
}

type Latest = LanguageInput & { assetUrl(path: string): string };

/** Stops a compiler that takes too long, and records the texts that the compiler was checking. */
function refuse(own: Opened, texts: readonly SourceFile[], show: Show): void {
  own.refused = texts;
  own.control.abort();
  own.control = new AbortController();
  own.language = undefined;
  show.language(undefined);
  show.problems(tooComplex);
  show.words(`${tooComplexMessage}. Simplify the code to check it again.`);
}

function start(
  folder: string,
  own: Opened,
  latest: RefObject<Latest>,
  show: Show,
): Promise<Language> {
  const { signal } = own.control;
  const sources = () => latest.current.sources();
  show.words('Loading code completion and type checking.');
  const language = openLanguage({
    folder,
    assetUrl: (path) => latest.current.assetUrl(path),
    signal,
    sources,
    checked: () => latest.current.checked(),
    upgradeFrom: () => latest.current.upgradeFrom,
    tell: show.problems,
    fail: (error) => {
      if (!signal.aborted) show.words(failedWords(error));
    },
    onTooComplex: () => {
      if (!signal.aborted) refuse(own, sources(), show);
    },
  });
  language.then(
    (found) => {
      if (signal.aborted) return;
      show.language(found);
      show.words(onWords);
    },
    (error: unknown) => {
      if (signal.aborted) return;
      // Allow the next call to try again.
      own.language = undefined;
      show.words(failedWords(error));
      void isUpdate(error).then(show.updated);
    },
  );
  return language;
}

/** Loads a version's compiler and checks files with it until the component unmounts. */
export function useLanguage(input: LanguageInput): LanguageState {
  const { folder, upgradeFrom } = input;
  const { withBaseUrl } = useBaseUrlUtils();
  const latest = useLatest({ ...input, assetUrl: withBaseUrl });
  const [words, setWords] = useState('');
  const [isUpdated, setUpdated] = useState(false);
  const [language, setLanguage] = useState<Language>();
  const [problems, setProblems] = useState<Problems>();
  const opened = useRef<Opened>(undefined);
  const isWished = useRef(false);

  const demand = useCallback((): Promise<Language> => {
    const own = opened.current;
    if (folder === undefined) {
      return Promise.reject(
        new Error('Code from a link isn’t checked until you run or change it.'),
      );
    }
    if (own === undefined) return Promise.reject(new Error('The editor is closed.'));
    if (own.refused !== undefined) {
      if (isSameText(own.refused, latest.current.sources())) {
        return Promise.reject(new TooComplexError(tooComplexMessage));
      }
      own.refused = undefined;
      setProblems(undefined);
    }
    own.language ??= start(folder, own, latest, {
      words: setWords,
      updated: setUpdated,
      language: setLanguage,
      problems: setProblems,
    });
    return own.language;
  }, [folder, latest]);

  const wish = useCallback(() => {
    isWished.current = true;
    if (opened.current?.language !== undefined) return;
    if (prefersReducedData()) setWords('Code completion and type checking are off to save data.');
    else demand().catch(() => {});
  }, [demand]);

  const touch = useCallback(() => {
    if (opened.current?.refused === undefined) language?.loop.touch();
    else demand().catch(() => {});
  }, [demand, language]);

  // Start a separate compiler for each version.
  useEffect(() => {
    const own: Opened = {
      control: new AbortController(),
      language: undefined,
      refused: undefined,
    };
    opened.current = own;
    if (isWished.current) wish();
    return () => {
      own.control.abort();
      setLanguage(undefined);
      setProblems(undefined);
    };
  }, [wish]);

  useEffect(() => language?.loop.touch(true), [language, upgradeFrom]);

  return { words, isUpdated, language, problems, touch, wish, demand };
}
