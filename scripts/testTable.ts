/** `npx tsx scripts/testTable.ts`: writes the table of suites into tests/README.md, with the recorded times. */
import fs from 'node:fs';
import path from 'node:path';
import { rootDir } from '@reveal-docs/versions';
import { gate, others } from '../tests/tools';
import { replaceBetween } from './helpers/markers';
import { main } from './helpers/run';
import { readDurations } from './helpers/testing/durations';
import { suiteTable } from './helpers/testing/report';

const file = path.join(rootDir, 'tests', 'README.md');

main(async () => {
  const groups = [
    { command: 'npm test', suites: gate },
    { command: 'npm run test:all', suites: others },
  ];
  const text = fs.readFileSync(file, 'utf8');
  const markers = ['<!-- suites -->', '<!-- /suites -->'] as const;
  const table = suiteTable(groups, readDurations());
  fs.writeFileSync(file, replaceBetween(text, markers, table, 'tests/README.md'));
});
