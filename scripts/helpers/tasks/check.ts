/** Checks answers: compiles each, runs those that compile, and calls their judges. Node only. */
import type { DocsVersion } from '@reveal-docs/versions';
import type { Task } from '../../../tasks/task';
import type { Answer } from './answers';
import { compileAnswers } from './compile';
import { TaskStage } from './stage';
import type { Verdict, Verdicts } from './table';

/** Called after each answer. */
type OnVerdict = (answer: Answer, verdict: Verdict) => void;

/**
 * Resolves with the verdicts for `answers` to `tasks` in `versions`. Rejects if the browser is
 * missing.
 */
export async function checkAnswers(
  answers: readonly Answer[],
  versions: readonly DocsVersion[],
  tasks: readonly Task[],
  onVerdict: OnVerdict = () => {},
): Promise<Verdicts> {
  const verdicts = new Map<string, Map<string, Verdict>>();
  const stage = await TaskStage.open();
  try {
    for (const version of versions) {
      const own = answers.filter(({ folder }) => folder === version.folder);
      if (own.length === 0) continue;
      const byTask = new Map<string, Verdict>();
      verdicts.set(version.folder, byTask);
      const compiled = compileAnswers(version, own);
      for (const task of tasks) {
        const answer = own.find((candidate) => candidate.task === task.name);
        const result = answer && compiled.get(answer);
        if (answer === undefined || result === undefined) continue;
        const verdict: Verdict =
          'problem' in result
            ? { type: 'broken', problem: result.problem }
            : await stage.judge(task, version, result.program);
        byTask.set(task.name, verdict);
        onVerdict(answer, verdict);
      }
    }
  } finally {
    await stage.close();
  }
  return verdicts;
}
