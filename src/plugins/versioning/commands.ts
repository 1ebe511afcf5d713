/** What the commands do around the change itself: finish or undo an earlier one, check first, tell at the end. */
import { execFileSync } from 'node:child_process';
import { assertCanCut, cutCommand, cutVersion, tellCut, type Outcome } from './cut';
import { assertCanDrop, dropCommand, dropVersion, tellDrop } from './drop';
import { runDocsVersion } from './freeze';
import { linkWorkspace, unlinkWorkspace } from './install';
import { pruneLockfile } from './lockfile';
import { readJournal, resume, undo, unfinishedError } from './transaction';

/** Options of both commands. */
export interface VersionOptions {
  readonly verify?: boolean;
  readonly undo?: boolean;
}

/** Prints what was done and what to look at. */
export function printOutcome({ done, check }: Outcome): void {
  for (const line of done) console.log(line);
  console.log('\nCheck:');
  for (const line of check) console.log(`- ${line}`);
}

/**
 * Deals with what an interrupted run of `command` left. Resolves with what is to happen now. Throws when another
 * command was interrupted, and when there is nothing to undo.
 */
export function settle(
  root: string,
  command: string,
  wantsUndo: boolean,
): 'begin' | 'finished' | 'undone' {
  const journal = readJournal(root);
  if (journal !== undefined && journal.command !== command) throw unfinishedError(journal);
  if (wantsUndo) {
    if (journal === undefined) throw new Error('There is nothing to undo.');
    undo(root);
    return 'undone';
  }
  if (journal === undefined) return 'begin';
  resume(root);
  if (journal.direction === 'back') return 'undone';
  return 'finished';
}

/** The pages and programs of all versions, as `npm test` checks them. */
function verifyContent(root: string): void {
  for (const script of ['generate', 'typecheck']) {
    console.log(`npm run ${script}`);
    try {
      execFileSync('npm', ['run', '--silent', script], { cwd: root, stdio: 'inherit' });
    } catch (error) {
      throw new Error(
        `\`npm run ${script}\` fails, so nothing was changed. Put it right, or cut as it is with --no-verify.`,
        { cause: error },
      );
    }
  }
}

/** `docs:cut`: throws with what is wrong before anything is changed. */
export async function cut(root: string, name: string, options: VersionOptions = {}): Promise<void> {
  const state = settle(root, cutCommand(name), options.undo === true);
  if (state === 'undone') return console.log(`The cut of ${name} was taken back.`);
  if (state === 'begin') {
    assertCanCut(root, name);
    await cutVersion(root, name, {
      freezeDocs: runDocsVersion,
      verify: () => {
        if (options.verify !== false) verifyContent(root);
      },
    });
  }
  linkWorkspace(root, name);
  printOutcome(tellCut(root, name));
}

/** `docs:drop`: throws with what is wrong before anything is changed. */
export async function drop(
  root: string,
  name: string,
  options: VersionOptions = {},
): Promise<void> {
  const state = settle(root, dropCommand(name), options.undo === true);
  if (state === 'undone') return console.log(`The removal of ${name} was taken back.`);
  if (state === 'begin') {
    assertCanDrop(root, name);
    await dropVersion(root, name, { pruneLockfile });
  }
  unlinkWorkspace(root, name);
  printOutcome(tellDrop(root, name));
}
