import { execFileSync, spawnSync } from 'node:child_process';

function git(root: string, args: readonly string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 });
}

/** Returns tracked files at or below `paths`, relative to the repository. Omits generated files. */
export function trackedFiles(root: string, ...paths: readonly string[]): string[] {
  return listFiles(root, '--', ...paths);
}

/** Returns files that are tracked or not ignored, relative to the repository. */
export function sourceFiles(root: string): string[] {
  return listFiles(root, '--cached', '--others', '--exclude-standard');
}

function listFiles(root: string, ...args: readonly string[]): string[] {
  return git(root, ['ls-files', '-z', ...args])
    .split('\0')
    .filter((file) => file !== '');
}

/** Maximum number of files that a message lists. */
const listed = 10;

/** Returns uncommitted changes in the format of `git status`. Without paths, checks the whole repository. */
function uncommitted(root: string, paths: readonly string[]): string[] {
  const { status, stdout } = spawnSync('git', ['status', '--porcelain', '--', ...paths], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error('This command needs a git repository, but git found none.');
  return stdout.split('\n').filter((line) => line !== '');
}

/** Returns whether everything at or below `paths` is committed. `paths` must not be empty. */
export function isCommitted(root: string, paths: readonly string[]): boolean {
  return uncommitted(root, paths).length === 0;
}

/**
 * Throws an error that lists the uncommitted changes at or below `paths`. Without paths, checks the whole repository.
 */
export function assertCommitted(root: string, paths: readonly string[] = []): void {
  const changed = uncommitted(root, paths);
  if (changed.length === 0) return;
  const more = changed.length > listed ? `\n  and ${changed.length - listed} more` : '';
  throw new Error(
    `You have uncommitted changes:\n${changed
      .slice(0, listed)
      .map((line) => `  ${line}`)
      .join('\n')}${more}\nCommit or stash these changes first.`,
  );
}

/**
 * Returns the lines that match an extended regular expression, as `file:line:text`. Searches tracked and untracked
 * files at or below `paths`.
 */
export function findLines(root: string, pattern: string, ...paths: readonly string[]): string[] {
  const args = ['grep', '-n', '-I', '-E', '--untracked', '-e', pattern, '--', ...paths];
  const { stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 });
  return stdout.split('\n').filter((line) => line !== '');
}
