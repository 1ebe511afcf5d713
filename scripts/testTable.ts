/** `npx tsx scripts/testTable.ts`: writes the table of suites into tests/README.md, with the recorded times. */
import fs from 'node:fs';
import path from 'node:path';
import { rootDir } from '../src/versions';
import { gate, others } from '../tests/tools';
import { main } from './helpers/run';
import { readDurations } from './helpers/testing/durations';
import { suiteTable } from './helpers/testing/report';

const file = path.join(rootDir, 'tests', 'README.md');

main(async () => {
  const groups = [
    { command: 'npm test', suites: gate },
    { command: 'npm run test:all', suites: others },
  ];
  const [start, end] = ['<!-- suites -->\n', '<!-- /suites -->'];
  const text = fs.readFileSync(file, 'utf8');
  const [from, to] = [text.indexOf(start) + start.length, text.indexOf(end)];
  if (to < from)
    throw new Error(
      `tests/README.md lacks ${start.trim()} and ${end}. Add both where the table belongs.`,
    );
  const table = suiteTable(groups, readDurations());
  fs.writeFileSync(file, `${text.slice(0, from)}\n${table}\n\n${text.slice(to)}`);
});
