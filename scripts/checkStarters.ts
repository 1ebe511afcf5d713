/**
 * `npx tsx scripts/checkStarters.ts [name …]`: installs each starter in an empty folder, tests and builds it, serves it
 * with its Content Security Policy, and operates it in a browser as a user would.
 *
 * - `--update` writes the results to `starters/README.md` and `starters/tested.json`.
 * - `--pictures` takes the pictures in `static/img/starters`. Requires a single starter, because all look alike.
 * - `--port 4600` sets the port.
 * - `--folder ../try` installs a single starter in that folder and keeps the folder.
 */
import type { Tested } from '../src/plugins/starters/tested';
import { main } from './helpers/run';
import { proveStarter } from './helpers/starters/proveStarter';
import { chooseStarters, readStarters } from './helpers/starters/read';
import { readOptions } from './helpers/starters/options';
import { testedTable, updateTested } from './helpers/starters/tested';

main(async () => {
  const options = readOptions(process.argv.slice(2));
  const all = readStarters();
  const results: Record<string, Tested> = {};
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
    console.log(`${starter.name}: passed in ${((performance.now() - start) / 1000).toFixed(0)} s`);
  }
  if (Object.keys(results).length > 0) console.log(testedTable(results));
  if (options.update)
    updateTested(
      results,
      all.map(({ name }) => name),
    );
  if (failed > 0) process.exitCode = 1;
});
