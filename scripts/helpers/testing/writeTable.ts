import fs from 'node:fs';
import path from 'node:path';
import { rootDir } from '@reveal-docs/versions';
import { gate, others } from '../../../tests/tools';
import { replaceBetween } from '../markers';
import { readDurations } from './durations';
import { suiteTable } from './report';

const file = path.join(rootDir, 'tests', 'README.md');

/** Updates the table of suites and their recorded durations in `tests/README.md`. Throws if the markers are missing. */
export function writeSuiteTable(): void {
  const groups = [
    { command: 'npm test', suites: gate },
    { command: 'npm run test:all', suites: others },
  ];
  const text = fs.readFileSync(file, 'utf8');
  const markers = ['<!-- suites -->', '<!-- /suites -->'] as const;
  const table = suiteTable(groups, readDurations());
  fs.writeFileSync(file, replaceBetween(text, markers, table, 'tests/README.md'));
}
