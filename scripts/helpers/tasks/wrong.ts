/** Answers with deliberate mistakes, to test the judges. Pure. */
import type { Task } from '../../../tasks/task';
import type { Answer } from './answers';
import type { Verdicts } from './table';

/**
 * Adds the task's mistake to each answer. Throws unless the text to replace occurs exactly once.
 */
export function spoilAnswers(answers: readonly Answer[], tasks: readonly Task[]): Answer[] {
  return answers.map((answer) => {
    const task = tasks.find(({ name }) => name === answer.task);
    if (task === undefined) throw new Error(`Unknown task "${answer.task}".`);
    const { from, to } = task.wrong;
    const parts = answer.source.split(from);
    if (parts.length !== 2) {
      throw new Error(
        `${answer.folder}/${answer.task}.ts has \`${from}\` ${parts.length - 1} times instead of once. Change \`wrong\` of the task.`,
      );
    }
    return { ...answer, source: parts.join(to) };
  });
}

/** Returns the wrong answers that passed, or that didn't compile and so never reached the judge. */
export function unseenWrongs(verdicts: Verdicts): string[] {
  return [...verdicts].flatMap(([folder, byTask]) =>
    [...byTask].flatMap(([task, { type }]) => (type === 'failed' ? [] : [`${folder}/${task}`])),
  );
}
