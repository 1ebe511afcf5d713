import { useCallback, useEffect, useMemo } from 'react';
import type { SourceFile } from '@reveal-docs/runner/program/compile';
import type { Problems } from './limitTime';
import { useLanguage } from './useLanguage';

/**
 * Checks files with the compiler of a version other than the editor's. Returns undefined until the problems are known.
 * Doesn't start a compiler if `folder` is undefined. `behind` contains files that the program imports but the reader
 * can't edit.
 */
export function useProblems(
  folder: string | undefined,
  files: readonly SourceFile[],
  behind: readonly SourceFile[],
): Problems {
  const all = useMemo(() => [...files, ...behind], [files, behind]);
  const sources = useCallback(() => all, [all]);
  const checked = useCallback(() => files.map(({ file }) => file), [files]);
  const { problems, touch, wish } = useLanguage({
    folder,
    sources,
    checked,
    upgradeFrom: undefined,
  });

  useEffect(() => {
    if (folder !== undefined) wish();
  }, [folder, wish]);
  useEffect(() => touch(), [all, touch]);

  return problems;
}
