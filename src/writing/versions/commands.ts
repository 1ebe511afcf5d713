import { execFileSync } from 'node:child_process';
import { assertFinished } from '../change';
import { assertCanCut, cutVersion, summarizeCut, type Outcome } from './cut';
import { assertCanDrop, dropVersion, summarizeDrop } from './drop';
import { runDocsVersion } from './freeze';
import { pruneLockfile } from './lockfile';

export interface CutOptions {
  /** Whether to check pages and programs before the change. Default: true. */
  readonly verify?: boolean;
}

/** Prints the completed steps, and the things that the writer should check. */
export function printOutcome({ done, check }: Outcome): void {
  for (const line of done) console.log(line);
  console.log('\nCheck:');
  for (const line of check) console.log(`- ${line}`);
}

/** Scripts that check the pages and programs of all versions. `npm test` runs them, too. */
export const contentChecks = ['scripts/generate.ts', 'scripts/typecheck.ts'] as const;

/** Runs {@link contentChecks} in a repository. If a script fails, throws an error with its command. */
export function verifyContent(root: string): void {
  for (const script of contentChecks) {
    console.log(script);
    try {
      execFileSync(process.execPath, ['--import', 'tsx', script], {
        cwd: root,
        stdio: 'inherit',
      });
    } catch (error) {
      throw new Error(
        `\`npx tsx ${script}\` failed, so nothing was changed. Fix the problem, or skip the check with --no-verify.`,
        { cause: error },
      );
    }
  }
}

/** Runs `docs:cut`. If a step fails, throws and leaves the repository unchanged. */
export async function cut(root: string, name: string, options: CutOptions = {}): Promise<void> {
  assertFinished(root);
  assertCanCut(root, name);
  await cutVersion(root, name, {
    freezeDocs: runDocsVersion,
    verify: () => {
      if (options.verify !== false) verifyContent(root);
    },
  });
  printOutcome(summarizeCut(root, name));
}

/** Runs `docs:drop`. If a step fails, throws and leaves the files unchanged. */
export async function drop(root: string, name: string): Promise<void> {
  assertFinished(root);
  assertCanDrop(root, name);
  await dropVersion(root, name, { pruneLockfile });
  printOutcome(summarizeDrop(root, name));
}
