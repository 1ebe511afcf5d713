import type { Task } from '../../../tasks/task';
import type { Answer } from './answers';

/**
 * Adds a deliberate mistake to each answer, to test the judges. Throws unless the text to replace occurs exactly once.
 * Pure.
 */
export function spoilAnswers(answers: readonly Answer[], tasks: readonly Task[]): Answer[] {
  return answers.map((answer) => {
    const task = tasks.find(({ name }) => name === answer.task);
    if (task?.wrong === undefined)
      throw new Error(
        `The task "${answer.task}" doesn't define a mistake. Add \`wrong\` to the task.`,
      );
    const { from, to } = task.wrong;
    const parts = answer.source.split(from);
    if (parts.length !== 2) {
      throw new Error(
        `${answer.folder}/${answer.task}.ts contains \`${from}\` ${parts.length - 1} times instead of once. Change \`wrong\` in the task.`,
      );
    }
    return { ...answer, source: parts.join(to) };
  });
}
