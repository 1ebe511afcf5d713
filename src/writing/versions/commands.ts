/** What the commands do around the change itself: check first, tell at the end. */
import { execFileSync } from 'node:child_process';
import { assertFinished } from '../change';
import { assertCanCut, cutVersion, tellCut, type Outcome } from './cut';
import { assertCanDrop, dropVersion, tellDrop } from './drop';
import { runDocsVersion } from './freeze';
import { pruneLockfile } from './lockfile';

export interface CutOptions {
  /** Whether pages and programs are checked first; they are unless told otherwise. */
  readonly verify?: boolean;
}

/** Prints what was done and what to look at. */
export function printOutcome({ done, check }: Outcome): void {
  for (const line of done) console.log(line);
  console.log('\nCheck:');
  for (const line of check) console.log(`- ${line}`);
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

/** `docs:cut`: throws with what is wrong, and the tree as it was. */
export async function cut(root: string, name: string, options: CutOptions = {}): Promise<void> {
  assertFinished(root);
  assertCanCut(root, name);
  await cutVersion(root, name, {
    freezeDocs: runDocsVersion,
    verify: () => {
      if (options.verify !== false) verifyContent(root);
    },
  });
  printOutcome(tellCut(root, name));
}

/** `docs:drop`: throws with what is wrong, and the files as they were. */
export async function drop(root: string, name: string): Promise<void> {
  assertFinished(root);
  assertCanDrop(root, name);
  await dropVersion(root, name, { pruneLockfile });
  printOutcome(tellDrop(root, name));
}
