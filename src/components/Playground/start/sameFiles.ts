import type { SourceFile } from '@reveal-docs/runner/program/compile';

/** Whether two programs contain the same files with the same text, in the same order. */
export function hasSameFiles(
  a: readonly SourceFile[],
  b: readonly SourceFile[] | undefined,
): boolean {
  return (
    a.length === b?.length &&
    a.every(({ file, source }, index) => b[index]?.file === file && b[index].source === source)
  );
}
