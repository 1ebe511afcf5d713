import { beginning, type Task } from '../../../tasks/task';

function writePrompt({ name, prompt }: Task, release: string): string {
  return `${beginning.replace('{release}', release).replace('{name}', name)}\n\n${prompt}`;
}

export function writePrompts(tasks: readonly Task[], release: string): string {
  return tasks.map((task) => `## ${task.name}\n\n${writePrompt(task, release)}\n`).join('\n');
}
