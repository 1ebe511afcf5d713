import { createTwoFilesPatch, FILE_HEADERS_ONLY } from 'diff';

/** Number of unchanged lines around each change. */
const context = 3;
/**
 * Maximum number of changed lines to compare. Comparing more lines would take too long, so the diff then replaces the
 * whole text.
 */
const mostCompared = 2000;

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
 * Returns the differences between two texts in the unified format, which `patch` and `git apply` accept. Returns '' for
 * equal texts.
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
