import { useCallback, useEffect, useMemo } from 'react';
import type { SourceFile } from '@site/src/frame/program/compile';
import type { FileProblem } from '@site/src/frame/types/protocol';
import { useLanguage } from './useLanguage';

/**
 * The problems of files in another version than the editor's, from a compiler of its own; undefined while they are not
 * known. Without a folder there is no compiler. `behind` is what the files import and the reader does not change.
 */
export function useProblems(
  folder: string | undefined,
  files: readonly SourceFile[],
  behind: readonly SourceFile[],
): readonly FileProblem[] | undefined {
  const all = useMemo(() => [...files, ...behind], [files, behind]);
  const sources = useCallback(() => all, [all]);
  const checked = useCallback(() => files.map(({ file }) => file), [files]);
  const { problems, language, wish } = useLanguage({
    folder,
    sources,
    checked,
    upgradeFrom: undefined,
  });

  useEffect(() => {
    if (folder !== undefined) wish();
  }, [folder, wish]);
  useEffect(() => language?.loop.touch(), [all, language]);

  return problems;
}
