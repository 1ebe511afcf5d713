/**
 * `npx tsx scripts/engines.ts`: records the releases of the browser engines in which the tests run, for the page about
 * browsers.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { testedFile, type TestedEngines } from '../src/engines/browsers';
import { rootDir } from '@reveal-docs/versions';
import { ensureChromium } from './helpers/chromium';
import { ensureFirefox } from './helpers/firefox';
import { main } from './helpers/run';
import { readWebKitRelease, startWebKit } from './helpers/webkit';

function releaseOf(program: string, ...args: readonly string[]): string {
  const { stdout } = spawnSync(program, ['--version', ...args], { encoding: 'utf8' });
  const [release] = /\d+(?:\.\d+)+/.exec(stdout ?? '') ?? [];
  if (release === undefined)
    throw new Error(
      `${program} --version doesn't print a version number. Check that it's a browser.`,
    );
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
