import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Task } from '../../../tasks/task';

const nameShape = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

function isTask(value: unknown): value is Task {
  const { name, prompt, judge } = (value ?? {}) as Partial<Record<keyof Task, unknown>>;
  const isNamed = typeof name === 'string' && nameShape.test(name);
  return isNamed && typeof prompt === 'string' && typeof judge === 'function';
}

/**
 * Loads the array `tasks` from `index.ts` in a folder outside the repository. Rejects with a one-line message if the
 * file is missing, an item isn't a task, or two tasks have the same name.
 */
export async function loadTasks(dir: string): Promise<readonly Task[]> {
  const file = path.resolve(dir, 'index.ts');
  if (!fs.existsSync(file))
    throw new Error(`${file} doesn't exist. Create the file, and export an array named \`tasks\`.`);
  const { tasks } = (await import(pathToFileURL(file).href)) as { readonly tasks?: unknown };
  if (!Array.isArray(tasks) || tasks.length === 0)
    throw new Error(
      `${file} has no tasks. Export an array named \`tasks\` that contains at least one task.`,
    );
  const wrong = tasks.findIndex((item) => !isTask(item));
  if (wrong !== -1)
    throw new Error(
      `tasks[${wrong}] of ${file} isn't a task. Give it a name like "first-model", a prompt and a judge.`,
    );
  const names = (tasks as Task[]).map(({ name }) => name);
  const repeated = names.find((name, index) => names.indexOf(name) !== index);
  if (repeated !== undefined)
    throw new Error(`${file} has two tasks named "${repeated}". Rename one of them.`);
  return tasks as Task[];
}
