/**
 * `npm run check:tasks`: checks answers to the tasks in `tasks/`. Each answer must compile in its
 * version, and do what the task requires.
 *
 *     npm run check:tasks -- answers/            all answers in a folder
 *     npm run check:tasks -- answers/ label      only answers to these tasks
 *     npm run check:tasks -- --prompts 4.x       prints the prompts for a version, as Markdown
 *     npm run check:tasks -- answers/ --json     prints the results as JSON
 *     npm run check:tasks -- answers/ --results results.json    keeps the results; if interrupted, run it again to continue
 *     npm run check:tasks -- answers/ --tasks ../other-tasks    uses the tasks of another folder, also with --prompts
 *     npm run check:tasks -- --judges 4.x label  checks that judges accept our right programs and reject our wrong ones
 */
import path from 'node:path';
import { rootDir } from '@reveal-docs/versions';
import { tasks as ownTasks } from '../tasks';
import type { Task } from '../tasks/task';
import { nameOf, readAnswers, type Answer } from './helpers/tasks/answers';
import { checkAnswers } from './helpers/tasks/check';
import { loadTasks } from './helpers/tasks/folder';
import { readCommand, readTasksFolder, type TasksCommand } from './helpers/tasks/options';
import { askedOf, ownAnswers, tasksIn, tasksWithout, taskVersions } from './helpers/tasks/own';
import { misjudged, readPrograms } from './helpers/tasks/programs';
import { writePrompts } from './helpers/tasks/prompts';
import { formatJson, hashTasks, Results } from './helpers/tasks/results';
import { exitCodeOf, formatVerdicts, type Verdict } from './helpers/tasks/table';
import { spoilAnswers } from './helpers/tasks/wrong';
import { main } from './helpers/run';

const versions = taskVersions();

/** Prints progress to stderr, so that stdout contains only the JSON. */
function print(answer: Answer, verdict: Verdict): void {
  console.error(`${answer.folder}/${nameOf(answer)}: ${verdict.type}`);
}

/** Prints the reason for a verdict, which shows whether a judge rejects a mistake for the right reason. */
function printReason(answer: Answer, verdict: Verdict): void {
  print(answer, verdict);
  if (verdict.type === 'failed') console.error(`  ${verdict.reason}`);
  if (verdict.type === 'broken') console.error(`  ${verdict.problem}`);
}

function tasksNamed(tasks: readonly Task[], names: readonly string[]): readonly Task[] {
  return names.length === 0 ? tasks : tasks.filter(({ name }) => names.includes(name));
}

interface TasksFolder {
  readonly tasks: readonly Task[];
  readonly dir: string;
}

async function checkFolder(
  { dir, names, json, results: file }: Extract<TasksCommand, { type: 'check' }>,
  { tasks, dir: tasksDir }: TasksFolder,
): Promise<void> {
  const wanted = tasksNamed(tasks, names);
  const rows = wanted.map(({ name }) => name);
  const answers = readAnswers(dir, askedOf(versions, tasks)).filter(({ task }) =>
    rows.includes(task),
  );
  const results = new Results(file, hashTasks(tasksDir));
  const verdicts = await checkAnswers(answers, versions, wanted, {
    onVerdict(answer, verdict) {
      results.add(answer, verdict);
      print(answer, verdict);
    },
    known: (answer) => results.find(answer),
  });
  const without = tasksWithout(versions, tasks);
  console.log(
    json ? formatJson(rows, verdicts, without) : `\n${formatVerdicts(rows, verdicts, without)}`,
  );
  process.exitCode = exitCodeOf(verdicts);
}

async function checkJudges(folders: readonly string[], names: readonly string[]): Promise<void> {
  const wanted = tasksNamed(ownTasks, names);
  const programs = [...spoilAnswers(ownAnswers(), ownTasks), ...readPrograms()].filter(
    ({ folder, task }) => folders.includes(folder) && wanted.some(({ name }) => name === task),
  );
  const verdicts = await checkAnswers(programs, versions, wanted, { onVerdict: printReason });
  const wrong = misjudged(verdicts);
  if (wrong.length > 0)
    throw new Error(`The judges were wrong about these programs: ${wrong.join(', ')}.`);
  console.log(`\nThe judges were right about all ${programs.length} programs.`);
}

main(async () => {
  const args = process.argv.slice(2);
  const dir = readTasksFolder(args);
  const tasks = dir === undefined ? ownTasks : await loadTasks(dir);
  const command = readCommand(args, askedOf(versions, tasks));
  if (command.type === 'check')
    return checkFolder(command, { tasks, dir: dir ?? path.join(rootDir, 'tasks') });
  if (command.type === 'judges') return checkJudges(command.folders, command.names);
  for (const version of versions) {
    const { folder, release } = version;
    if (command.folders.includes(folder))
      console.log(writePrompts(tasksIn(version, tasks), release));
  }
});
