/**
 * `DOCS_KEEP=https://host/path/ npx tsx scripts/deployKeep.ts`: copies files from previous builds to `build/` if their
 * names contain a hash. `npm run build` does the same. Workflows that first test the build run this script afterward.
 */
import { readEnvironment } from '../src/site/environment';
import { buildDir, readBuildInfo } from './helpers/buildInfo';
import { keepFormer, openFormer } from './helpers/kept';
import { main } from './helpers/run';

main(async () => {
  const { keep, keepKey: key } = readEnvironment();
  if (keep === undefined) {
    throw new Error(
      'DOCS_KEEP is missing. Set DOCS_KEEP to the folder of a previous build or to the live URL.',
    );
  }
  if (readBuildInfo() === undefined) {
    throw new Error('No build found. Run `npm run build` first.');
  }
  const say = (line: string) => console.log(line);
  const former = await openFormer(keep, { say, key });
  await keepFormer({ outDir: buildDir, former, now: new Date(), key, say });
});
