/**
 * `DOCS_KEEP=https://host/path/ npx tsx scripts/deployKeep.ts`: copies hashed files of previous
 * builds into `build/`, as `npm run build` does with that variable. For workflows that test a build
 * before they add those files.
 */
import { readEnvironment } from '../src/site/environment';
import { buildDir, readBuildInfo } from './helpers/buildInfo';
import { keepFormer, openFormer } from './helpers/kept';
import { main } from './helpers/run';

main(async () => {
  const { keep, keepKey: key } = readEnvironment();
  if (keep === undefined) {
    throw new Error(
      'DOCS_KEEP is missing. Set it to the folder of a previous build or the live URL.',
    );
  }
  if (readBuildInfo() === undefined) {
    throw new Error('Missing build. Run `npm run build` first.');
  }
  const say = (line: string) => console.log(line);
  const former = await openFormer(keep, { say, key });
  await keepFormer({ outDir: buildDir, former, now: new Date(), key, say });
});
