/** What the commands for writers ask git. Node only. */
import { execFileSync, spawnSync } from 'node:child_process';

function git(root: string, args: readonly string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 });
}

/** Files under version control below `paths`, relative to the repository; generated ones are not among them. */
export function trackedFiles(root: string, ...paths: readonly string[]): string[] {
  return listFiles(root, '--', ...paths);
}

/** Files that version control has or would take, relative to the repository. */
export function sourceFiles(root: string): string[] {
  return listFiles(root, '--cached', '--others', '--exclude-standard');
}

function listFiles(root: string, ...args: readonly string[]): string[] {
  return git(root, ['ls-files', '-z', ...args])
    .split('\0')
    .filter((file) => file !== '');
}

/** Most files that a message lists. */
const listed = 10;

/** What is not committed below `paths`, or in the whole tree, as `git status` lists it. */
function uncommitted(root: string, paths: readonly string[]): string[] {
  const { status, stdout } = spawnSync('git', ['status', '--porcelain', '--', ...paths], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error('This command needs a git repository: git cannot read one.');
  return stdout.split('\n').filter((line) => line !== '');
}

/** Whether everything below `paths`, of which there is at least one, is as it was committed. */
export function isCommitted(root: string, paths: readonly string[]): boolean {
  return uncommitted(root, paths).length === 0;
}

/** Throws, naming the files, when something below `paths`, or without any in the whole tree, is not committed. */
export function assertCommitted(root: string, paths: readonly string[] = []): void {
  const changed = uncommitted(root, paths);
  if (changed.length === 0) return;
  const more = changed.length > listed ? `\n  and ${changed.length - listed} more` : '';
  throw new Error(
    `There are changes that are not committed:\n${changed
      .slice(0, listed)
      .map((line) => `  ${line}`)
      .join('\n')}${more}\nCommit or stash them first.`,
  );
}

/** Lines that match an extended regular expression in tracked files below `paths`, as `file:line:text`. */
export function findLines(root: string, pattern: string, ...paths: readonly string[]): string[] {
  const args = ['grep', '-n', '-I', '-E', '--untracked', '-e', pattern, '--', ...paths];
  const { stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 });
  return stdout.split('\n').filter((line) => line !== '');
}
