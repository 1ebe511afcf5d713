import type { DocsVersion } from '@reveal-docs/versions';
import type { Task } from '../../../tasks/task';
import { nameOf, type Answer } from './answers';
import { compileAnswers } from './compile';
import { TaskStage } from './stage';
import type { Verdict, Verdicts } from './table';

interface CheckOptions {
  readonly onVerdict?: (answer: Answer, verdict: Verdict) => void;
  /**
   * Returns an answer's verdict from an earlier check, or undefined. Answers with such a verdict aren't checked again.
   */
  readonly known?: (answer: Answer) => Verdict | undefined;
}

/**
 * Compiles the answers, runs those that compile, and resolves with the verdicts of their judges. Rejects if the browser
 * is missing.
 */
export async function checkAnswers(
  answers: readonly Answer[],
  versions: readonly DocsVersion[],
  tasks: readonly Task[],
  { onVerdict, known }: CheckOptions = {},
): Promise<Verdicts> {
  const verdicts = new Map<string, Map<string, Verdict>>();
  const earlier = new Map(answers.map((answer) => [answer, known?.(answer)]));
  const stage = await TaskStage.open();
  try {
    for (const version of versions) {
      const own = answers.filter(({ folder }) => folder === version.folder);
      if (own.length === 0) continue;
      const byTask = new Map<string, Verdict>();
      verdicts.set(version.folder, byTask);
      const compiled = compileAnswers(
        version,
        own.filter((answer) => earlier.get(answer) === undefined),
      );
      for (const task of tasks) {
        for (const answer of own) {
          if (answer.task !== task.name) continue;
          const found = earlier.get(answer);
          if (found !== undefined) byTask.set(nameOf(answer), found);
          const result = compiled.get(answer);
          if (result === undefined) continue;
          const verdict: Verdict =
            'problem' in result
              ? { type: 'broken', problem: result.problem }
              : await stage.judge(task, version, result.program);
          byTask.set(nameOf(answer), verdict);
          onVerdict?.(answer, verdict);
        }
      }
    }
  } finally {
    await stage.close();
  }
  return verdicts;
}
