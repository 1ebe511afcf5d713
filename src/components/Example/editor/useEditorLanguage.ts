import { useEffect, useMemo } from 'react';
import type { Extension } from '@codemirror/state';
import type { SourceFile } from '@reveal-docs/runner/program/compile';
import { useLatest } from '../useLatest';
import type { EditorProps } from './contract';
import { createHelp } from './help';
import { useLanguage, type LanguageState } from './useLanguage';

type Input = Pick<
  EditorProps,
  'folder' | 'holdsCheck' | 'files' | 'behind' | 'given' | 'eager' | 'upgradeFrom' | 'onProblems'
> & {
  readonly active: string | undefined;
  read(files: readonly SourceFile[]): readonly SourceFile[];
};

const none: readonly SourceFile[] = [];

/** Runs the compiler on the editors' current texts. */
export function useEditorLanguage(input: Input): LanguageState {
  const { folder, files, behind = none, given = none, eager = false, upgradeFrom } = input;
  const { active, read, onProblems, holdsCheck = false } = input;
  const state = useLanguage({
    folder: holdsCheck ? undefined : folder,
    sources: () => read([...files, ...given, ...behind]),
    checked: () => {
      const names = files.map(({ file }) => file);
      return names.sort((one, other) => Number(other === active) - Number(one === active));
    },
    upgradeFrom,
  });
  const { problems, touch, wish } = state;

  useEffect(() => touch(), [touch, files, given, behind]);

  useEffect(() => {
    if (!eager) return undefined;
    // Wait until the browser has painted the current content.
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(wish, 0);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [eager, wish]);

  const tell = useLatest(onProblems);
  useEffect(() => {
    tell.current?.(problems);
  }, [problems, tell]);

  return state;
}

/**
 * Returns a map from file names to CodeMirror extensions for completion and hovers. The map is empty until the compiler
 * has loaded.
 */
export function useHelp(
  { language }: LanguageState,
  names: readonly string[],
  pageUrl: (path: string) => string,
): ReadonlyMap<string, Extension> {
  const list = names.join('\n');
  return useMemo(
    () =>
      new Map(
        language === undefined
          ? []
          : list.split('\n').map((file) => [file, createHelp({ language, file, pageUrl })]),
      ),
    [language, list, pageUrl],
  );
}
