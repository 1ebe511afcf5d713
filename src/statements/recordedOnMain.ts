/** The results as the main branch has them: what this branch changed is repeated before it is believed. Node only. */
import { spawnSync } from 'node:child_process';
import { rootDir } from '../versions';
import { noResults, type Results } from './results';

/** Recorded results that `main` has too; those of `own` where there is no such branch, as in a tarball. */
export function readRecordedOnMain(own: Results, root: string = rootDir): Results {
  const git = (...args: string[]) => spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  const base = ['main', 'origin/main']
    .map((branch) => git('merge-base', branch, 'HEAD'))
    .find(({ status }) => status === 0);
  if (base === undefined) return own;
  const { status, stdout } = git('show', `${base.stdout.trim()}:statements/results.json`);
  if (status !== 0) return noResults;
  const onMain = JSON.parse(stdout) as Results;
  // What is recorded otherwise here was changed here, even if its text was not.
  const same = Object.entries(onMain.statements).filter(
    ([id, recorded]) => JSON.stringify(own.statements[id]) === JSON.stringify(recorded),
  );
  return { ...onMain, statements: Object.fromEntries(same) };
}
