/**
 * `npm test`: runs all checks that must pass before a merge.
 *
 *     npm test
 *     npm test -- --slowest   also lists the 30 slowest tests
 *     npm test -- --record    also saves the times in tests/durations.json
 */
import { parseArgs } from 'node:util';
import { buildSuite, onBuild, whileBuilding } from '../tests/tools';
import { endOnSignals } from './helpers/processes';
import { main } from './helpers/run';
import { checkChromium, checkDisk, choosePort } from './helpers/testing/preflight';
import { startSession } from './helpers/testing/runSuites';

main(async () => {
  const { values } = parseArgs({
    options: { slowest: { type: 'boolean' }, record: { type: 'boolean' } },
  });
  endOnSignals();
  checkDisk();
  const port = await choosePort();
  console.log(await checkChromium());
  const session = await startSession(port);
  const beside = whileBuilding.map((suite) => session.run(suite, { buffered: true }));
  const built = await session.run(buildSuite, { buffered: true });
  await Promise.all(beside);
  const blocked = built.failed > 0 ? 'the build failed' : undefined;
  for (const suite of onBuild) await session.run(suite, { blocked });
  const { slowest = false, record = false } = values;
  const results = session.finish({ slowest, record });
  if (results.some(({ failed, notRun }) => failed > 0 || notRun !== undefined))
    process.exitCode = 1;
});
