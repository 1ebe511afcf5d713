/**
 * `npm test`: runs all checks that must pass before a merge.
 *
 *     npm test
 *     npm test -- --slowest   also lists the 30 slowest tests
 *     npm test -- --record    also saves the times in tests/durations.json
 */
import { parseArgs } from 'node:util';
import { afterBuild, buildSuite, inBrowser, whileBuilding } from '../tests/tools';
import { endOnSignals } from './helpers/processes';
import { main } from './helpers/run';
import { checkChromium, checkDisk, choosePort } from './helpers/testing/preflight';
import { startSession } from './helpers/testing/runSuites';
import type { Suite } from './helpers/testing/suite';

main(async () => {
  const { values } = parseArgs({
    options: { slowest: { type: 'boolean' }, record: { type: 'boolean' } },
  });
  endOnSignals();
  checkDisk();
  const port = await choosePort();
  console.log(await checkChromium());
  const session = await startSession(port);
  const together = (suites: readonly Suite[], blocked?: string) =>
    Promise.all(suites.map((suite) => session.run(suite, { buffered: true, blocked })));
  const [built] = await together([buildSuite, ...whileBuilding]);
  const blocked = built?.failed === 0 ? undefined : 'the build failed';
  await together(afterBuild, blocked);
  for (const suite of inBrowser) await session.run(suite, { blocked });
  const { slowest = false, record = false } = values;
  const results = session.finish({ slowest, record });
  if (results.some(({ failed, notRun }) => failed > 0 || notRun !== undefined))
    process.exitCode = 1;
});
