/**
 * Commands for whole versions, as commands of Docusaurus: `docusaurus docs:cut 5.x`, `docusaurus docs:drop 2.x`.
 * Both prepare their change beside the tree and make it at the end; see transaction.ts.
 */
import type { LoadContext, Plugin } from '@docusaurus/types';

interface CommandOptions {
  /** False with `--no-verify`. */
  readonly verify: boolean;
  readonly undo: boolean;
}

/** Ends the command with the message alone: a stack would hide what to do. */
async function run(action: () => Promise<void>): Promise<void> {
  try {
    await action();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

/** Adds the commands. What they do is loaded when one is run, since every build loads this plugin. */
export default function versioningPlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: 'versioning',
    extendCli(cli) {
      cli
        .command('docs:cut <version>')
        .description('Freeze the unreleased docs as a new latest version.')
        .option('--no-verify', 'do not check pages and programs first')
        .option('--undo', 'take back what an interrupted cut left')
        .action((name: string, options: CommandOptions) =>
          run(async () => (await import('./commands')).cut(siteDir, name, options)),
        );
      cli
        .command('docs:drop <version>')
        .description('Remove the oldest version.')
        .option('--undo', 'take back what an interrupted command left')
        .action((name: string, options: CommandOptions) =>
          run(async () => (await import('./commands')).drop(siteDir, name, options)),
        );
    },
  };
}
