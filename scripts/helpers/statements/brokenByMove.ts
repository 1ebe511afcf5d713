/** What a move of the SDK makes of the statements: for `npm run sdk:next`. Node only. */
import type { DocsVersion } from '../../../src/versions';
import { execute } from './execute';
import { laneOf } from '../../../src/statements/known';
import { readCitedAt } from '../../../src/statements/pages';
import { readStatements } from '../../../src/statements/read';
import { formatFailure } from '../../../src/statements/report';
import { isMet, listRuns } from '../../../src/statements/results';

/** Runs all statements on the SDK that a version has now; tells those that are not as expected, with who cites them. */
export async function statementsBrokenIn(version: DocsVersion): Promise<string[]> {
  const specs = readStatements();
  const finished = await execute(listRuns(specs, [version.release]), [laneOf(version)]);
  const citedAt = readCitedAt(
    specs.map(({ id }) => id),
    [version.label],
  );
  return finished
    .filter((run) => !isMet(run))
    .flatMap((run) => formatFailure(run, citedAt).split('\n'));
}
