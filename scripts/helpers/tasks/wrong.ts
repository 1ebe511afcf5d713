/** Answers that are wrong on purpose: what judges are tried with. Pure. */
import type { Task } from '../../../tasks/task';
import type { Answer } from './answers';
import type { Verdicts } from './table';

/** `answers`, each with the change that makes it wrong. Throws when an answer does not have its text exactly once. */
export function spoilAnswers(answers: readonly Answer[], tasks: readonly Task[]): Answer[] {
  return answers.map((answer) => {
    const task = tasks.find(({ name }) => name === answer.task);
    if (task === undefined) throw new Error(`There is no task "${answer.task}".`);
    const { from, to } = task.wrong;
    const parts = answer.source.split(from);
    if (parts.length !== 2) {
      throw new Error(
        `${answer.folder}/${answer.task}.ts has \`${from}\` ${parts.length - 1} times: change \`wrong\` of the task.`,
      );
    }
    return { ...answer, source: parts.join(to) };
  });
}

/** Wrong answers that no judge saw, or that the compiler saw before: neither says anything about the judge. */
export function unseenWrongs(verdicts: Verdicts): string[] {
  return [...verdicts].flatMap(([folder, byTask]) =>
    [...byTask].flatMap(([task, { type }]) => (type === 'failed' ? [] : [`${folder}/${task}`])),
  );
}
