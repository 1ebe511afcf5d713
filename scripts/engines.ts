/** `npx tsx scripts/engines.ts`: writes which release of each engine the tests run in here, for the page about browsers. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { testedFile, type TestedEngines } from '../src/engines/browsers';
import { rootDir } from '../src/versions';
import { ensureChromium } from './helpers/chromium';
import { ensureFirefox } from './helpers/firefox';
import { main } from './helpers/run';
import { readWebKitRelease, startWebKit } from './helpers/webkit';

/** The release that a browser prints of itself. Throws when it prints none. */
function releaseOf(program: string, ...args: readonly string[]): string {
  const { stdout } = spawnSync(program, ['--version', ...args], { encoding: 'utf8' });
  const [release] = /\d+(?:\.\d+)+/.exec(stdout ?? '') ?? [];
  if (release === undefined) throw new Error(`${program} --version does not say its release.`);
  return release;
}

main(async () => {
  const webKit = await startWebKit();
  const tested: TestedEngines = {
    chromium: releaseOf(ensureChromium(), '--no-sandbox'),
    firefox: releaseOf(ensureFirefox()),
    webkit: readWebKitRelease(webKit),
  };
  webKit.stop();
  fs.writeFileSync(path.join(rootDir, testedFile), `${JSON.stringify(tested, null, 2)}\n`);
  console.log(tested);
});
