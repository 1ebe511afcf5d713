/**
 * Applies a command's changes to the repository. Commands prepare new content in an ignored folder. All affected files
 * must be committed first, so that Git can undo the changes. The undo commands are printed before the first write.
 */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { writeText } from './files';
import { assertCommitted, isCommitted, trackedFiles } from './git';
import { readJson } from '@reveal-docs/shared/readJson';

/** One change to the repository. `path` is relative to the repository's root, with slashes. */
export interface Change {
  readonly action: 'put' | 'remove';
  readonly path: string;
}

export interface Plan {
  /** The command as writers type it, such as `docs:cut -- 5.x`. */
  readonly command: string;
  /** The changes, in the order in which they are applied. */
  readonly changes: readonly Change[];
  /** Other tracked files that `finish` changes. */
  readonly rewrites?: readonly string[];
  /** Whether the change installs different packages. */
  readonly installs?: boolean;
}

export interface ChangeOptions {
  /** Runs after the changes to files, for example to install packages. */
  readonly finish?: () => void | Promise<void>;
  /** Called after each write. Tests use this function to end the process at that point. */
  readonly onWrite?: (what: string) => void;
}

interface Unfinished {
  readonly command: string;
  /** Paths of files and folders that the change affects. */
  readonly paths: readonly string[];
  /** Commands that undo everything, each as a program and its arguments. */
  readonly undo: readonly (readonly string[])[];
}

function changeDir(root: string): string {
  return path.join(root, '.cache', 'change');
}

function stagingDir(root: string): string {
  return path.join(changeDir(root), 'after');
}

function recordFile(root: string): string {
  return path.join(root, '.cache', 'unfinished-change.json');
}

function linesOf({ undo }: Unfinished): string {
  return undo.map((words) => `  ${words.join(' ')}`).join('\n');
}

/**
 * If an earlier command didn't finish, throws an error with the undo commands. If none of the command's paths have
 * uncommitted changes, the command was undone or didn't write anything, so it counts as finished.
 */
export function assertFinished(root: string): void {
  if (!fs.existsSync(recordFile(root))) return;
  const record = readJson<Unfinished>(recordFile(root));
  if (isCommitted(root, record.paths)) {
    fs.rmSync(recordFile(root));
    return;
  }
  throw new Error(
    `An earlier \`npm run ${record.command}\` did not finish. Undo its changes first:\n${linesOf(record)}`,
  );
}

/**
 * Returns an empty folder for preparing a change. In the folder, files have the same relative paths as in the
 * repository. Throws if an earlier command didn't finish.
 */
export function prepare(root: string): string {
  assertFinished(root);
  fs.rmSync(changeDir(root), { recursive: true, force: true });
  fs.mkdirSync(stagingDir(root), { recursive: true });
  return stagingDir(root);
}

/** Throws if a change can't be applied, or if Git couldn't undo it later. */
function assertPossible(root: string, { changes, rewrites = [] }: Plan): void {
  for (const { action, path: file } of changes) {
    const stat = fs.statSync(path.join(root, file), { throwIfNoEntry: false });
    if (action === 'put' && !fs.existsSync(path.join(stagingDir(root), file))) {
      throw new Error(`Can't add ${file}: it isn't in the staging folder.`);
    }
    if (action === 'put' && stat?.isDirectory() === true) {
      throw new Error(`The folder ${file} already exists.`);
    }
    if (action === 'remove' && stat === undefined) {
      throw new Error(`Can't remove ${file}: it doesn't exist.`);
    }
  }
  assertCommitted(root, [...changes.map((change) => change.path), ...rewrites]);
}

/**
 * Returns the commands that restore the files and installed packages. Ignored files in a removed folder must be
 * generated or installed again.
 */
function findUndo(root: string, { changes, rewrites = [], installs }: Plan): string[][] {
  const paths = [...changes.map((change) => change.path), ...rewrites];
  const restored = paths.filter((file) => trackedFiles(root, file).length > 0);
  const added = paths.filter((file) => !restored.includes(file));
  return [
    ...(restored.length > 0 ? [['git', 'restore', '--', ...restored]] : []),
    ...(added.length > 0 ? [['git', 'clean', '-fdxq', '--', ...added]] : []),
    ...(installs === true ? [['npm', 'ci']] : []),
  ];
}

function makeOne(root: string, { action, path: file }: Change): void {
  const target = path.join(root, file);
  if (action === 'remove') {
    fs.rmSync(target, { recursive: true });
  } else {
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.renameSync(path.join(stagingDir(root), file), target);
  }
}

/**
 * Applies a prepared change: prints the undo commands, adds and removes files, then calls `finish`. If a step fails,
 * restores the files and throws. The caller must restore the packages. If the process is killed, a record remains, and
 * the next command prints how to undo the change.
 */
export async function makeChange(
  root: string,
  plan: Plan,
  { finish, onWrite }: ChangeOptions = {},
): Promise<void> {
  assertPossible(root, plan);
  const { command, changes, rewrites = [] } = plan;
  const paths = [...changes.map((change) => change.path), ...rewrites];
  const record: Unfinished = { command, paths, undo: findUndo(root, plan) };
  writeText(recordFile(root), JSON.stringify(record, null, 2));
  console.log(
    `\`npm run ${command}\` is about to change files. To undo the changes:\n${linesOf(record)}\n`,
  );
  onWrite?.('record');
  try {
    for (const change of changes) {
      makeOne(root, change);
      onWrite?.(`${change.action} ${change.path}`);
    }
    await finish?.();
    onWrite?.('finish');
  } catch (error) {
    for (const [program = '', ...args] of record.undo) {
      if (program === 'git') execFileSync(program, args, { cwd: root });
    }
    fs.rmSync(recordFile(root));
    throw error;
  }
  fs.rmSync(recordFile(root));
  fs.rmSync(changeDir(root), { recursive: true, force: true });
}
