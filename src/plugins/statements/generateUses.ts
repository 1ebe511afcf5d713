/** Writes which statements use which members of each version's API, for its API pages. Node only. */
import fs from 'node:fs';
import path from 'node:path';
import { laneOf } from '../../statements/known';
import { pinsOf } from '../../statements/lanes';
import { readStatements, statementsDir } from '../../statements/read';
import { findStatementUses, statementUsesFile } from '../../statements/uses';
import type { DocsVersion } from '../../versions';
import { runCached } from '../cache';

/** The uses of `versions`, in `.generated/statements/<folder>.json`. */
export async function generateStatementUses(versions: readonly DocsVersion[]): Promise<void> {
  for (const version of versions) {
    const lane = laneOf(version);
    const file = statementUsesFile(version.folder);
    await runCached(
      {
        name: `statement-uses-${version.folder}`,
        key: pinsOf(lane),
        code: [__filename],
        inputs: [statementsDir(), path.join(version.workspaceDir, 'project.ts')],
        outputs: [file],
      },
      async () => {
        fs.mkdirSync(path.dirname(file), { recursive: true });
        fs.writeFileSync(file, JSON.stringify(findStatementUses(readStatements(), lane)));
      },
    );
  }
}
