/**
 * A change of the tree by a command for writers. New content is made beside the tree, in an ignored folder. Git is
 * the undo: what a change touches is committed before it begins, and the lines that go back are printed before its
 * first write. Node only.
 */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { writeText } from './files';
import { assertCommitted, isCommitted, trackedFiles } from './git';
import { readJson } from '../files/readJson';

/** One thing that a change does to the tree; `path` is below its root, with slashes. */
export interface Change {
  readonly action: 'put' | 'remove';
  readonly path: string;
}

export interface Plan {
  /** The command that makes it, as a writer types it: `docs:cut -- 5.x`. */
  readonly command: string;
  /** In the order in which they are made. */
  readonly changes: readonly Change[];
  /** Other files under version control that `finish` rewrites. */
  readonly rewrites?: readonly string[];
  /** Whether other packages are installed afterwards. */
  readonly installs?: boolean;
}

export interface ChangeOptions {
  /** What belongs to the change and comes after the files, such as an installation. */
  readonly finish?: () => void | Promise<void>;
  /** Told after each thing written; tests stop the process there. */
  readonly onWrite?: (what: string) => void;
}

/** What is kept while a change is being made. */
interface Unfinished {
  readonly command: string;
  /** What it touches. */
  readonly paths: readonly string[];
  /** Commands that bring everything back, each a program and its arguments. */
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
 * Throws, with the lines that go back, when an earlier command did not finish. One whose paths are as they were
 * committed is over: the lines were run, or nothing was written.
 */
export function assertFinished(root: string): void {
  if (!fs.existsSync(recordFile(root))) return;
  const record = readJson<Unfinished>(recordFile(root));
  if (isCommitted(root, record.paths)) {
    fs.rmSync(recordFile(root));
    return;
  }
  throw new Error(
    `An earlier \`npm run ${record.command}\` did not finish. Go back first:\n${linesOf(record)}`,
  );
}

/**
 * An empty folder to prepare a change in: what it puts lies there under the path it will have. Throws when an
 * earlier command did not finish.
 */
export function prepare(root: string): string {
  assertFinished(root);
  fs.rmSync(changeDir(root), { recursive: true, force: true });
  fs.mkdirSync(stagingDir(root), { recursive: true });
  return stagingDir(root);
}

/** Throws when one of the changes cannot be made, or could not be taken back. */
function assertPossible(root: string, { changes, rewrites = [] }: Plan): void {
  for (const { action, path: file } of changes) {
    const stat = fs.statSync(path.join(root, file), { throwIfNoEntry: false });
    if (action === 'put' && !fs.existsSync(path.join(stagingDir(root), file))) {
      throw new Error(`${file} is to be put into the tree, but was not prepared.`);
    }
    if (action === 'put' && stat?.isDirectory() === true) {
      throw new Error(`The folder ${file} exists already.`);
    }
    if (action === 'remove' && stat === undefined) {
      throw new Error(`${file} is to be removed, but is not there.`);
    }
  }
  assertCommitted(root, [...changes.map((change) => change.path), ...rewrites]);
}

/** What brings the tree and its packages back; ignored files below a removed folder are generated or installed. */
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
 * Makes a prepared change: prints how to go back, puts and removes, then calls `finish`. Throws with the files as
 * they were when something cannot be written; packages are the caller's. Killed, it leaves a record by which the next
 * command says how to go back.
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
  console.log(`\`npm run ${command}\` writes now. To go back from here:\n${linesOf(record)}\n`);
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
