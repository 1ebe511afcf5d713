/** `npm run lint`: all scripts of `package.json` whose names begin with `lint:`, at the same time. */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { readJson } from '../src/files/readJson';
import { rootDir } from '../src/versions';
import { main } from './helpers/run';

/** Runs a script and prints what it said when it has ended, so that nothing of another stands between. */
function check(script: string): Promise<boolean> {
  const start = performance.now();
  return new Promise((resolve) => {
    const options = { cwd: rootDir, maxBuffer: 1 << 26 };
    execFile('npm', ['run', '--silent', script], options, (error, stdout, stderr) => {
      const seconds = ((performance.now() - start) / 1000).toFixed(0);
      const said = `${stdout}${stderr}`.trim();
      if (said !== '') console.log(said);
      console.log(`${script}: ${error === null ? 'passed' : 'FAILED'} in ${seconds} s`);
      resolve(error === null);
    });
  });
}

main(async () => {
  const { scripts } = readJson<{ readonly scripts: Readonly<Record<string, string>> }>(
    path.join(rootDir, 'package.json'),
  );
  const names = Object.keys(scripts).filter((name) => name.startsWith('lint:'));
  const passed = await Promise.all(names.map(check));
  const failed = names.filter((_, index) => passed[index] === false);
  if (failed.length > 0) throw new Error(`Failed: ${failed.join(', ')}.`);
});
