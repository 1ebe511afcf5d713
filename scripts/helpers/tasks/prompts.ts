/** What to ask for, as text that can be given to somebody who does not see the judges. Pure. */
import { beginning, type Task } from '../../../tasks/task';

/** A task's whole prompt in a version that runs `release` of the SDK. */
function writePrompt({ name, prompt }: Task, release: string): string {
  return `${beginning.replace('{release}', release).replace('{name}', name)}\n\n${prompt}`;
}

/** All prompts as Markdown, a section each. */
export function writePrompts(tasks: readonly Task[], release: string): string {
  return tasks.map((task) => `## ${task.name}\n\n${writePrompt(task, release)}\n`).join('\n');
}
