/**
 * `DOCS_KEEP=https://host/path/ npx tsx scripts/deployKeep.ts`: brings hashed files of former builds into `build/`, as the build
 * itself does with that variable. For workflows that test a build first.
 */
import { readEnvironment } from '../src/site/environment';
import { buildDir, readBuildInfo } from './helpers/buildInfo';
import { keepFormer, openFormer } from './helpers/kept';
import { main } from './helpers/run';

main(async () => {
  const { keep, keepKey: key } = readEnvironment();
  if (keep === undefined) {
    throw new Error('DOCS_KEEP names no former build: set it to a folder or the live address.');
  }
  if (readBuildInfo() === undefined) {
    throw new Error('Nothing is built yet: run `npm run build` first.');
  }
  const say = (line: string) => console.log(line);
  const former = await openFormer(keep, { say, key });
  await keepFormer({ outDir: buildDir, former, now: new Date(), key, say });
});
