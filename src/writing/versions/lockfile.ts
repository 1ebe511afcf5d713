/** Rewrites a lockfile with npm. Node only. */
import { spawnSync } from 'node:child_process';

/**
 * Updates the package-lock.json in `dir` to match its package.json, without installing and without
 * a registry. It can only remove packages. Throws an error with npm's message when that fails.
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
  if (status !== 0) throw new Error(`npm can't remove packages from the lockfile:\n${stderr}`);
}
