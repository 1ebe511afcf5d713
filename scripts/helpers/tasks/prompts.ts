import { beginning, type Task } from '../../../tasks/task';

function writePrompt({ name, prompt }: Task, release: string): string {
  return `${beginning.replace('{release}', release).replace('{name}', name)}\n\n${prompt}`;
}

/** Returns the prompts of all tasks as Markdown, one section each. Pure. */
export function writePrompts(tasks: readonly Task[], release: string): string {
  return tasks.map((task) => `## ${task.name}\n\n${writePrompt(task, release)}\n`).join('\n');
}
