/**
 * `npm run check:starters [-- name …]`: installs each starter in an empty folder, tests and builds it, serves it under its
 * policy, and uses it in a browser as a user would. `--update` keeps what it saw in `starters/README.md` and
 * `starters/tested.json`, `--port 4600` serves there, `--folder ../try` leaves the one starter that is named there.
 */
import fs from 'node:fs';
import { main } from './helpers/run';
import { startProofDemo } from './starters/demo';
import { freePort, startPreview } from './starters/preview';
import { proveInBrowser } from './starters/prove';
import { chooseStarters, readStarters, type Starter } from './starters/read';
import { readOptions, type CheckOptions } from './starters/options';
import { testedStarter, testedTable, updateTested, type Tested } from './starters/tested';
import { assertNode, buildStarter, copyStarter, emptyFolder } from './starters/workshop';

/** Proves one starter. Rejects with what is wrong. */
async function proveStarter(
  starter: Starter,
  { port, folder: named }: CheckOptions,
): Promise<Tested[string]> {
  assertNode(starter);
  const ownPort = await freePort(port);
  const folder = emptyFolder(named);
  const demo = await startProofDemo();
  try {
    const env = { [starter.starter.baseUrl]: demo.url };
    copyStarter(starter, folder);
    await buildStarter(folder, env);
    const preview = await startPreview(folder, ownPort, env);
    try {
      return testedStarter(starter, await proveInBrowser(preview.url, demo), new Date());
    } finally {
      await preview.close();
    }
  } finally {
    await demo.close();
    if (named === undefined) fs.rmSync(folder, { recursive: true, force: true });
  }
}

main(async () => {
  const options = readOptions(process.argv.slice(2));
  const all = readStarters();
  const results: Tested = {};
  let failed = 0;
  for (const starter of chooseStarters(all, options.names)) {
    const start = performance.now();
    try {
      results[starter.name] = await proveStarter(starter, options);
    } catch (error) {
      failed += 1;
      console.error(`${starter.name}: ${error instanceof Error ? error.message : String(error)}`);
      continue;
    }
    console.log(`${starter.name}: holds, ${((performance.now() - start) / 1000).toFixed(0)} s`);
  }
  if (Object.keys(results).length > 0) console.log(testedTable(results));
  if (options.update)
    updateTested(
      results,
      all.map(({ name }) => name),
    );
  if (failed > 0) process.exitCode = 1;
});
