import { spawnSync } from 'node:child_process';

/**
 * Updates the package-lock.json in `dir` to match the package.json. Can only remove packages from the file, because it
 * doesn't install packages or use a registry. If npm fails, throws an error with npm's message.
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
