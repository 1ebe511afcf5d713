/** What the command is asked to do. Pure. */
import { parseArgs } from 'node:util';

export type TasksCommand =
  | { readonly type: 'check'; readonly dir: string | undefined; readonly names: readonly string[] }
  | { readonly type: 'prompts' | 'wrong'; readonly folders: readonly string[] };

interface Known {
  readonly tasks: readonly string[];
  readonly folders: readonly string[];
}

function refuseUnknown(what: string, names: readonly string[], known: readonly string[]): void {
  const unknown = names.find((name) => !known.includes(name));
  if (unknown === undefined) return;
  throw new Error(`There is no ${what} "${unknown}": choose from ${known.join(', ')}.`);
}

/** Reads the words of the command. Throws, in one line, for an option, a task or a version that there is not. */
export function readCommand(args: readonly string[], known: Known): TasksCommand {
  let parsed;
  try {
    parsed = parseArgs({
      args: [...args],
      options: { prompts: { type: 'boolean' }, wrong: { type: 'boolean' } },
      allowPositionals: true,
    });
  } catch {
    throw new Error(
      'The options are --prompts and --wrong: `npm run check:tasks -- answers/` takes none.',
    );
  }
  const { values, positionals } = parsed;
  if (values.prompts === true || values.wrong === true) {
    refuseUnknown('version', positionals, known.folders);
    const folders = positionals.length > 0 ? positionals : known.folders;
    return { type: values.prompts === true ? 'prompts' : 'wrong', folders };
  }
  const [dir, ...names] = positionals;
  refuseUnknown('task', names, known.tasks);
  return { type: 'check', dir, names };
}
