import { spawnSync } from 'node:child_process';
import { rootDir } from '@reveal-docs/versions';
import { noResults, type Recorded, type Results } from './results';

/** Whether two records are the same. Ignores frames, which can differ. */
function isSame(own: Recorded | undefined, onMain: Recorded): boolean {
  const parts = ({ text, outcomes }: Recorded) => JSON.stringify([text, outcomes]);
  return own !== undefined && parts(own) === parts(onMain);
}

/**
 * Returns the recorded results that are the same on `main`. Omits results that this branch has changed, because their
 * programs must run again. Returns `own` if the `main` branch is missing, as in a tarball.
 */
export function readRecordedOnMain(own: Results): Results {
  const git = (...args: string[]) => spawnSync('git', args, { cwd: rootDir, encoding: 'utf8' });
  const base = ['main', 'origin/main']
    .map((branch) => git('merge-base', branch, 'HEAD'))
    .find(({ status }) => status === 0);
  if (base === undefined) return own;
  const { status, stdout } = git('show', `${base.stdout.trim()}:statements/results.json`);
  if (status !== 0) return noResults;
  const onMain = JSON.parse(stdout) as Results;
  // A different result means that this branch has changed it, even if the program is the same.
  const same = Object.entries(onMain.statements).filter(([id, recorded]) =>
    isSame(own.statements[id], recorded),
  );
  return { ...onMain, statements: Object.fromEntries(same) };
}
