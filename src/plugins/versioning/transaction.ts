/**
 * Changes a tree of files as a whole. New content is made beside the tree, in an ignored folder; a journal then
 * says what goes where, and each of its steps is one atomic rename. A process killed before the journal is
 * written leaves the tree as it was; killed after, `resume` finishes the change and `undo` takes it back,
 * however often either is killed in its turn. Node only.
 */
import fs from 'node:fs';
import path from 'node:path';

/** One thing that a change does to the tree; `path` is below its root, with slashes. */
export interface Change {
  readonly action: 'put' | 'remove';
  readonly path: string;
}

interface Step extends Change {
  /** Whether the tree had a file there before. */
  readonly existed: boolean;
}

/** A change that was begun and not yet finished. */
export interface Journal {
  /** The command that made it, as a writer types it: `docs:cut -- 5.x`. */
  readonly command: string;
  readonly direction: 'forward' | 'back';
  readonly steps: readonly Step[];
}

/** Told after each thing written; tests stop the process there. */
export type OnWrite = (what: string) => void;

const ignore: OnWrite = () => undefined;

/** Folder of a change in the making. */
function changeDir(root: string): string {
  return path.join(root, '.cache', 'change');
}

/** Where a change is prepared: what it puts lies here under the path it will have. */
export function stagingDir(root: string): string {
  return path.join(changeDir(root), 'after');
}

/** What the tree had before, under the path it had. */
function keptDir(root: string): string {
  return path.join(changeDir(root), 'before');
}

function journalFile(root: string): string {
  return path.join(changeDir(root), 'journal.json');
}

/** Writes a file so that it is there whole or not at all, even when the machine stops. */
function writeWhole(file: string, text: string): void {
  const part = `${file}.part`;
  const handle = fs.openSync(part, 'w');
  try {
    fs.writeSync(handle, text);
    fs.fsyncSync(handle);
  } finally {
    fs.closeSync(handle);
  }
  fs.renameSync(part, file);
}

function move(from: string, to: string): void {
  fs.mkdirSync(path.dirname(to), { recursive: true });
  fs.renameSync(from, to);
}

/** Copies a file so that `to` is there whole or not at all, and nothing else appears beside it. */
function copyWhole(root: string, from: string, to: string): void {
  const part = path.join(changeDir(root), 'part');
  fs.copyFileSync(from, part);
  move(part, to);
}

/** The change that an earlier run left unfinished, if any. */
export function readJournal(root: string): Journal | undefined {
  const file = journalFile(root);
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Journal) : undefined;
}

/**
 * An empty folder to prepare a change in; write what is to be put below it, then call `commit`. Throws when an
 * earlier change is unfinished.
 */
export function prepare(root: string): string {
  const journal = readJournal(root);
  if (journal !== undefined) throw unfinishedError(journal);
  fs.rmSync(changeDir(root), { recursive: true, force: true });
  fs.mkdirSync(stagingDir(root), { recursive: true });
  return stagingDir(root);
}

/** Says which command finishes or undoes what an earlier run left. */
export function unfinishedError({ command }: Journal): Error {
  return new Error(
    `An earlier \`npm run ${command}\` did not finish. Run it again to finish it, ` +
      `or \`npm run ${command}${command.includes(' -- ') ? '' : ' --'} --undo\` to take it back.`,
  );
}

function toStep(root: string, change: Change): Step {
  const stat = fs.statSync(path.join(root, change.path), { throwIfNoEntry: false });
  if (change.action === 'put') {
    if (!fs.existsSync(path.join(stagingDir(root), change.path))) {
      throw new Error(`${change.path} is to be put into the tree, but was not prepared.`);
    }
    // A folder cannot be replaced by one rename.
    if (stat?.isDirectory() === true) throw new Error(`The folder ${change.path} exists already.`);
  } else if (stat === undefined) {
    throw new Error(`${change.path} is to be removed, but is not there.`);
  }
  return { action: change.action, path: change.path, existed: stat !== undefined };
}

/**
 * Makes a prepared change: from here on it is finished or undone, never forgotten. The order is that of
 * `changes`. Throws, with the tree as it was, when one of them cannot be made.
 */
export function commit(
  root: string,
  command: string,
  changes: readonly Change[],
  onWrite: OnWrite = ignore,
): void {
  const steps = changes.map((change) => toStep(root, change));
  const journal: Journal = { command, direction: 'forward', steps };
  writeWhole(journalFile(root), JSON.stringify(journal, null, 2));
  onWrite('journal');
  resume(root, onWrite);
}

/** Makes one step, wherever an earlier attempt stopped. */
function makeStep(root: string, step: Step, onWrite: OnWrite): void {
  const target = path.join(root, step.path);
  const kept = path.join(keptDir(root), step.path);
  if (step.action === 'remove') {
    if (!fs.existsSync(target)) return;
    move(target, kept);
    onWrite(`removed ${step.path}`);
    return;
  }
  const prepared = path.join(stagingDir(root), step.path);
  if (!fs.existsSync(prepared)) return;
  if (step.existed && !fs.existsSync(kept)) {
    copyWhole(root, target, kept);
    onWrite(`kept ${step.path}`);
  }
  move(prepared, target);
  onWrite(`put ${step.path}`);
}

/** Takes one step back, wherever an earlier attempt stopped. */
function unmakeStep(root: string, step: Step, onWrite: OnWrite): void {
  const target = path.join(root, step.path);
  const kept = path.join(keptDir(root), step.path);
  const prepared = path.join(stagingDir(root), step.path);
  if (step.action === 'remove') {
    if (!fs.existsSync(kept)) return;
    move(kept, target);
  } else if (step.existed) {
    if (!fs.existsSync(kept)) return;
    copyWhole(root, kept, target);
  } else {
    if (fs.existsSync(prepared) || !fs.existsSync(target)) return;
    move(target, prepared);
  }
  onWrite(`took back ${step.path}`);
}

/** Ends a change: without its journal, what is left in the folder means nothing. */
function forget(root: string, onWrite: OnWrite): void {
  fs.rmSync(journalFile(root));
  onWrite('end of journal');
  fs.rmSync(changeDir(root), { recursive: true, force: true });
}

/** Goes on with the unfinished change, in the direction it had. Does nothing when there is none. */
export function resume(root: string, onWrite: OnWrite = ignore): void {
  const journal = readJournal(root);
  if (journal === undefined) return;
  const isForward = journal.direction === 'forward';
  const steps = isForward ? journal.steps : journal.steps.toReversed();
  for (const step of steps) (isForward ? makeStep : unmakeStep)(root, step, onWrite);
  forget(root, onWrite);
}

/** Takes the unfinished change back. Does nothing when there is none. */
export function undo(root: string, onWrite: OnWrite = ignore): void {
  const journal = readJournal(root);
  if (journal === undefined) return;
  const back: Journal = { ...journal, direction: 'back' };
  writeWhole(journalFile(root), JSON.stringify(back, null, 2));
  onWrite('journal');
  resume(root, onWrite);
}
