/** Formats the prompts of tasks as text, without the judges. Pure. */
import { beginning, type Task } from '../../../tasks/task';

/** Returns a task's complete prompt for a version that runs `release` of the SDK. */
function writePrompt({ name, prompt }: Task, release: string): string {
  return `${beginning.replace('{release}', release).replace('{name}', name)}\n\n${prompt}`;
}

/** Returns all prompts as Markdown, one section each. */
export function writePrompts(tasks: readonly Task[], release: string): string {
  return tasks.map((task) => `## ${task.name}\n\n${writePrompt(task, release)}\n`).join('\n');
}
