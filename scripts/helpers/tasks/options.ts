import { parseArgs } from 'node:util';

export type TasksCommand =
  | {
      readonly type: 'check';
      readonly dir: string | undefined;
      readonly names: readonly string[];
      readonly json: boolean;
      /** Path of the file for the results. After an interruption, the check continues from this file. */
      readonly results: string | undefined;
    }
  | { readonly type: 'prompts'; readonly folders: readonly string[] }
  | {
      readonly type: 'judges';
      readonly folders: readonly string[];
      readonly names: readonly string[];
    };

interface Known {
  readonly tasks: readonly string[];
  readonly folders: readonly string[];
}

function refuseUnknown(what: string, names: readonly string[], known: readonly string[]): void {
  const unknown = names.find((name) => !known.includes(name));
  if (unknown === undefined) return;
  throw new Error(`Unknown ${what} "${unknown}". Choose from: ${known.join(', ')}.`);
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        prompts: { type: 'boolean' },
        judges: { type: 'boolean' },
        json: { type: 'boolean' },
        results: { type: 'string' },
        tasks: { type: 'string' },
      },
      allowPositionals: true,
    });
  } catch {
    throw new Error(
      'Unknown option. Use --prompts, --judges, --tasks, --results or --json, or a folder: `npm run check:tasks -- answers/`.',
    );
  }
}

export function readTasksFolder(args: readonly string[]): string | undefined {
  return parse(args).values.tasks;
}

/**
 * Parses the arguments of `npm run check:tasks`. Throws a one-line message for an unknown option, task, or version.
 * Pure.
 */
export function readCommand(args: readonly string[], known: Known): TasksCommand {
  const { values, positionals } = parse(args);
  const chosen = positionals.filter((name) => known.folders.includes(name));
  const folders = chosen.length > 0 ? chosen : known.folders;
  if (values.prompts === true) {
    refuseUnknown('version', positionals, known.folders);
    return { type: 'prompts', folders };
  }
  if (values.judges === true) {
    if (values.tasks !== undefined)
      throw new Error(
        "--judges can't be combined with --tasks. Remove --tasks, or remove --judges to check a folder of answers.",
      );
    const names = positionals.filter((name) => !chosen.includes(name));
    refuseUnknown('version or task', names, [...known.folders, ...known.tasks]);
    return { type: 'judges', folders, names };
  }
  const [dir, ...names] = positionals;
  refuseUnknown('task', names, known.tasks);
  const { json = false, results } = values;
  return { type: 'check', dir, names, json, results };
}
