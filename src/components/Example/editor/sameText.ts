import type { SourceFile } from '@reveal-docs/runner/program/compile';

/** Whether two lists contain the same files with the same text, in the same order. */
export function isSameText(one: readonly SourceFile[], other: readonly SourceFile[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ file, source }, index) => {
      const against = other[index];
      return against?.file === file && against.source === source;
    })
  );
}
