/**
 * `npx tsx scripts/apiUnused.ts [<version> …]`: lists the public API names that aren't used in any guide, recipe, or
 * example of a version. Omits names with a reason in `packages/api-reference/src/blocks/unusedReasons.json`. Fails if
 * it finds unused names or incorrect reasons.
 */
import { readApiIndex } from '@reveal-docs/api-reference/names';
import { checkVersions } from '@reveal-docs/api-reference/blocks/generate';
import type { BlockResults } from '@reveal-docs/api-reference/blocks/results';
import {
  findUnusedApi,
  unusedProblems,
  type UnusedApi,
} from '@reveal-docs/api-reference/blocks/unusedApi';
import { readVersions, selectVersions } from '@reveal-docs/versions';
import { main } from './helpers/run';

export function findUnused(results: readonly BlockResults[]): UnusedApi[] {
  return readVersions().flatMap((version) => {
    const own = results.find((result) => result.version === version.folder);
    return own === undefined
      ? []
      : [findUnusedApi(readApiIndex(version.folder), version.routePath, own)];
  });
}

if (require.main === module) {
  main(async () => {
    const asked = process.argv.slice(2).join(',');
    const all = readVersions();
    // Reasons apply only to the current API.
    const present = all.filter(({ isLast, name }) => isLast || name === 'current');
    const versions = asked === '' ? present : selectVersions(all, asked);
    const found = findUnused(await checkVersions(versions));
    const problems = unusedProblems(found);
    for (const problem of problems) console.log(problem);
    for (const { version, count, unused } of found) {
      console.log(
        `${version}: ${unused.length} of ${count} API names aren't used on any page and have no reason in unusedReasons.json`,
      );
    }
    if (problems.length > 0)
      throw new Error(
        `${problems.length} problems. Use each name on a page, or correct unusedReasons.json.`,
      );
  });
}
