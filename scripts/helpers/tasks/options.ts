/** Command-line options of `npm run check:tasks`. Pure. */
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
  throw new Error(`Unknown ${what} "${unknown}". Choose from: ${known.join(', ')}.`);
}

/** Reads the arguments. Throws with a one-line message for an unknown option, task, or version. */
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
      'Unknown option. Use --prompts or --wrong, or a folder: `npm run check:tasks -- answers/`.',
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
