/**
 * Commands for whole versions, as commands of Docusaurus: `docusaurus docs:cut 5.x`, `docusaurus docs:drop 2.x`.
 * Both prepare their change beside the tree and make it at the end; see change.ts.
 */
import type { LoadContext, Plugin } from '@docusaurus/types';

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
        .action((name: string, options: { readonly verify: boolean }) =>
          run(async () =>
            (await import('../../writing/versions/commands')).cut(siteDir, name, options),
          ),
        );
      cli
        .command('docs:drop <version>')
        .description('Remove the oldest version.')
        .action((name: string) =>
          run(async () => (await import('../../writing/versions/commands')).drop(siteDir, name)),
        );
    },
  };
}
