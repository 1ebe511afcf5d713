/**
 * `npx tsx scripts/faultsTable.ts`: copies the results of the fault tests to their record, and to the table in
 * `tests/README.md`. A row keeps its previous results if its test didn't run.
 */
import fs from 'node:fs';
import path from 'node:path';
import { readJson } from '@reveal-docs/shared/readJson';
import { rootDir } from '@reveal-docs/versions';
import {
  faultFiles,
  nextRecord,
  putTable,
  recordProblems,
  type Seen,
  type SeenRow,
} from '../tests/tools';
import { main } from './helpers/run';

const at = (file: string): string => path.join(rootDir, file);

function readSeen(): SeenRow[] {
  const dir = at(faultFiles.seenDir);
  if (!fs.existsSync(dir)) return [];
  return fs.readdirSync(dir).map((file) => readJson<SeenRow>(path.join(dir, file)));
}

if (require.main === module) {
  main(async () => {
    const record = nextRecord(readJson<Seen>(at(faultFiles.record)), readSeen());
    fs.writeFileSync(at(faultFiles.record), `${JSON.stringify(record, null, 2)}\n`);
    const readme = fs.readFileSync(at(faultFiles.readme), 'utf8');
    fs.writeFileSync(at(faultFiles.readme), putTable(readme, record));
    const problems = recordProblems(record);
    if (problems.length > 0) throw new Error(problems.join('\n'));
  });
}
