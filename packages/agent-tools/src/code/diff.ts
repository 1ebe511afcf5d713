/** Computes line differences in the unified format of `diff -u`. */
import { createTwoFilesPatch, FILE_HEADERS_ONLY } from 'diff';

/** Lines around each change. */
const context = 3;
/**
 * Maximum number of changed lines to compare. Above it, the diff shows all changes as one block,
 * because the comparison would take too long.
 */
const mostCompared = 2000;

/** Returns a diff that replaces all lines at once. */
function replaceAll(name: string, before: string, after: string): string {
  const [old, next] = [before, after].map((text) => text.replace(/\n$/, '').split('\n'));
  return [
    `--- a/${name}`,
    `+++ b/${name}`,
    `@@ -1,${old?.length} +1,${next?.length} @@`,
    ...(old ?? []).map((line) => `-${line}`),
    ...(next ?? []).map((line) => `+${line}`),
  ].join('\n');
}

/**
 * Returns the differences between two texts, in a format that `patch` and `git apply` can apply.
 * Empty for equal texts.
 */
export function unifiedDiff(name: string, before: string, after: string): string {
  if (before === after) return '';
  const patch = createTwoFilesPatch(`a/${name}`, `b/${name}`, before, after, undefined, undefined, {
    context,
    headerOptions: FILE_HEADERS_ONLY,
    maxEditLength: mostCompared,
  });
  return patch?.trimEnd() ?? replaceAll(name, before, after);
}
