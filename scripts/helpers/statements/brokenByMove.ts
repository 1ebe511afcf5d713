import type { DocsVersion } from '@reveal-docs/versions';
import { execute } from './execute';
import { laneOf } from '@reveal-docs/statements/known';
import { readCitedAt } from '@reveal-docs/statements/pages';
import { readStatements } from '@reveal-docs/statements/read';
import { formatFailure } from '@reveal-docs/statements/report';
import { isMet, listRuns } from '@reveal-docs/statements/results';

/**
 * Runs all statements with a version's current SDK and the connection code from `connection`. Resolves with the lines
 * of a report: the failed statements, the pages that cite them, and a summary.
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
