/**
 * `npm run test:all`: runs the suites that aren't part of `npm test`. Needs a built site.
 *
 *     npm run test:all                          all suites
 *     npm run test:all -- starters tasks        only these suites
 *     npm run test:all -- --shard 3/8           one of eight parts of about the same length
 *     npm run test:all -- --list                lists what each suite protects, and its recorded time
 *     npm run test:all -- --allow-missing       exits with 0 even if a suite couldn't run here
 *     npm run test:all -- --results FILE        saves the results, for `--table`
 *     npm run test:all -- --table FOLDER        prints results of several shards as one table
 *     npm run test:all -- --record              saves the times in tests/durations.json and tests/README.md
 */
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readJson } from '@reveal-docs/shared/readJson';
import { others } from '../tests/tools';
import { endOnSignals } from './helpers/processes';
import { main } from './helpers/run';
import { readDurations } from './helpers/testing/durations';
import { checkDisk, choosePort, findMissing } from './helpers/testing/preflight';
import { mergeResults, resultTable, suiteTable } from './helpers/testing/report';
import { startSession, type FinishOptions } from './helpers/testing/runSuites';
import { chooseSuites, readShard } from './helpers/testing/choose';
import { shardSuites } from './helpers/testing/shard';
import type { Need, Suite, SuiteResult } from './helpers/testing/suite';

const fails = ({ failed, notRun }: SuiteResult) => failed > 0 || notRun !== undefined;

function printTable(folder: string): void {
  const files = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const results = files
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => readJson<SuiteResult[]>(path.join(folder, file)));
  if (results.length === 0)
    throw new Error(
      `${folder} doesn't contain any results. Specify the folder that contains the files from \`--results\`.`,
    );
  console.log(resultTable(mergeResults(results)));
  if (results.some(fails)) process.exitCode = 1;
}

async function runAll(suites: readonly Suite[], options: FinishOptions): Promise<SuiteResult[]> {
  const missing = new Map<Need, string | undefined>();
  for (const need of new Set(suites.flatMap(({ needs }) => needs))) {
    missing.set(need, await findMissing(need));
  }
  const build = missing.get('build');
  if (build !== undefined) throw new Error(build);
  const session = await startSession(await choosePort());
  for (const suite of suites) {
    const blocked = suite.needs
      .map((need) => missing.get(need))
      .find((reason) => reason !== undefined);
    await session.run(suite, { blocked });
  }
  return session.finish(options);
}

main(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      'allow-missing': { type: 'boolean' },
      list: { type: 'boolean' },
      record: { type: 'boolean' },
      results: { type: 'string' },
      shard: { type: 'string' },
      slowest: { type: 'boolean' },
      table: { type: 'string' },
    },
  });
  if (values.table !== undefined) return printTable(values.table);
  const chosen = chooseSuites(others, positionals);
  const shard = readShard(values.shard);
  const suites =
    shard === undefined ? chosen : shardSuites(chosen, shard.index, shard.count, readDurations());
  if (values.list === true) {
    console.log(suiteTable([{ command: 'npm run test:all', suites }], readDurations()));
    return;
  }
  endOnSignals();
  checkDisk();
  const { slowest = false, record = false } = values;
  const results = await runAll(suites, { slowest, record });
  if (values.results !== undefined) {
    fs.mkdirSync(path.dirname(values.results), { recursive: true });
    fs.writeFileSync(values.results, JSON.stringify(results));
  }
  const isMissingAllowed = values['allow-missing'] === true;
  if (results.some((result) => (isMissingAllowed ? result.failed > 0 : fails(result)))) {
    process.exitCode = 1;
  }
});
