/**
 * Adds the commands `docusaurus docs:cut 5.x` and `docusaurus docs:drop 2.x`. Both prepare their change in a separate
 * folder and apply it at the end (src/writing/change.ts).
 */
import type { LoadContext, Plugin } from '@docusaurus/types';

/** Prints only the message of an error, because a stack trace would hide the advice in it. */
async function run(action: () => Promise<void>): Promise<void> {
  try {
    await action();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

/** Adds the commands. Every build loads this plugin, so the commands' code loads only when one of them runs. */
export default function versioningPlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: 'versioning',
    extendCli(cli) {
      cli
        .command('docs:cut <version>')
        .description('Freeze the unreleased docs as a new latest version.')
        .option('--no-verify', 'skip the checks of pages and programs')
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
