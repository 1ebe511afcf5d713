/** What a move of the SDK makes of the statements: for `npm run sdk:next`. Node only. */
import type { DocsVersion } from '../../../src/versions';
import { execute } from './execute';
import { laneOf } from '../../../src/statements/known';
import { readCitedAt } from '../../../src/statements/pages';
import { readStatements } from '../../../src/statements/read';
import { formatFailure } from '../../../src/statements/report';
import { isMet, listRuns } from '../../../src/statements/results';

/**
 * Runs all statements on the SDK that a version has now, with the connection of `connection`; tells those that are not
 * as expected, with who cites them, and how many ran.
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
    `${finished.length} programs run, ${failed.length} not as expected`,
  ];
}
