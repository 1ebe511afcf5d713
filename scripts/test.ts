/**
 * `npm test`: runs all checks that must pass before a merge.
 *
 *     npm test
 *     npm test -- --slowest   also lists the 30 slowest tests
 *     npm test -- --record    also saves the times in tests/durations.json and tests/README.md
 */
import { parseArgs } from 'node:util';
import { besideBuild, buildSuite, generateSuite, inBrowser, lintSuite } from '../tests/tools';
import { endOnSignals } from './helpers/processes';
import { main, run, scriptArgs } from './helpers/run';
import { checkDisk, choosePort } from './helpers/testing/preflight';
import { startSession } from './helpers/testing/runSuites';
import type { Suite } from './helpers/testing/suite';

main(async () => {
  const { values } = parseArgs({
    options: { slowest: { type: 'boolean' }, record: { type: 'boolean' } },
  });
  endOnSignals();
  checkDisk();
  const port = await choosePort();
  // Installing Chromium is mostly a download, so generate files at the same time.
  const chromium = run(process.execPath, scriptArgs('scripts/installChromium.ts'));
  const session = await startSession(port);
  const buffered = true;
  // The longest sequence is generating files, building the site, and testing it in browsers. The other suites use the
  // processor time that this sequence leaves free, for example while browsers wait.
  const runBeside = (suite: Suite, blocked?: string) =>
    session.run(suite, { buffered, blocked, isLowPriority: true });
  const lint = runBeside(lintSuite);
  const generated = await session.run(generateSuite, { buffered });
  const notGenerated = generated.failed === 0 ? undefined : 'the files could not be generated';
  const others = Promise.all(besideBuild.map((suite) => runBeside(suite, notGenerated)));
  const built = await session.run(buildSuite, { buffered, blocked: notGenerated });
  const notBuilt = notGenerated ?? (built.failed === 0 ? undefined : 'the build failed');
  const notStarted =
    (await chromium) === 0 ? undefined : "Chromium doesn't start. See the message above";
  for (const suite of inBrowser) await session.run(suite, { blocked: notBuilt ?? notStarted });
  await Promise.all([lint, others]);
  const { slowest = false, record = false } = values;
  const results = session.finish({ slowest, record });
  if (results.some(({ failed, notRun }) => failed > 0 || notRun !== undefined))
    process.exitCode = 1;
});
