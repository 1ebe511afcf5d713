/** Lets npm rewrite a lockfile. Node only. */
import { spawnSync } from 'node:child_process';

/**
 * Makes the package-lock.json in `dir` agree with its package.json, without installing and without a registry:
 * packages can only go, not come. Throws with what npm says when it cannot.
 */
export function pruneLockfile(dir: string): void {
  const args = [
    'install',
    '--package-lock-only',
    '--ignore-scripts',
    '--offline',
    '--loglevel=error',
  ];
  const { status, stderr } = spawnSync('npm', args, { cwd: dir, encoding: 'utf8' });
  if (status !== 0) throw new Error(`npm cannot take packages out of the lockfile:\n${stderr}`);
}
