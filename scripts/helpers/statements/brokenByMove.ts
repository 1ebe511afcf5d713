/** Runs statements after a move to another SDK, for `npm run sdk:next`. Node only. */
import type { DocsVersion } from '../../../src/versions';
import { execute } from './execute';
import { laneOf } from '../../../src/statements/known';
import { readCitedAt } from '../../../src/statements/pages';
import { readStatements } from '../../../src/statements/read';
import { formatFailure } from '../../../src/statements/report';
import { isMet, listRuns } from '../../../src/statements/results';

/**
 * Runs all statements with a version's current SDK and the connection code of `connection`. Returns the failed ones with the
 * pages that cite them, and the number that ran.
 */
export async function statementsBrokenIn(
  version: DocsVersion,
  connection: DocsVersion = version,
): Promise<string[]> {
  const specs = readStatements();
  const lane = {
    ...laneOf(version),
    version: { ...version, workspaceDir: connection.workspaceDir },
  };
  const finished = await execute(listRuns(specs, [version.release]), [lane]);
  const citedAt = readCitedAt(
    specs.map(({ id }) => id),
    [version.label],
  );
  const failed = finished.filter((run) => !isMet(run));
  return [
    ...failed.flatMap((run) => formatFailure(run, citedAt).split('\n')),
    `${finished.length} programs ran, ${failed.length} failed`,
  ];
}
