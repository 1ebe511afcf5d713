/**
 * `npm run check:tasks`: checks answers to the tasks of `tasks/`: each has to compile in its version, and to do what the
 * task asks for when it runs.
 *
 *     npm run check:tasks -- answers/            all answers in a folder
 *     npm run check:tasks -- answers/ label      those to the tasks that are named
 *     npm run check:tasks -- --prompts 4.x       prints what to ask for in a version, as Markdown
 *     npm run check:tasks -- --wrong 4.x         makes a mistake in each of our answers, and sees its judge refuse it
 */
import { tasks } from '../tasks';
import { readAnswers, type Answer } from './helpers/tasks/answers';
import { checkAnswers } from './helpers/tasks/check';
import { readCommand } from './helpers/tasks/options';
import { askedOf, ownAnswers, taskVersions } from './helpers/tasks/own';
import { writePrompts } from './helpers/tasks/prompts';
import { exitCodeOf, formatVerdicts, type Verdict } from './helpers/tasks/table';
import { spoilAnswers, unseenWrongs } from './helpers/tasks/wrong';
import { main } from './helpers/run';

const versions = taskVersions();
const asked = askedOf(versions);

function print({ folder, task }: Answer, { type }: Verdict): void {
  console.log(`${folder}/${task}: ${type}`);
}

async function checkFolder(dir: string | undefined, names: readonly string[]): Promise<void> {
  const wanted = names.length === 0 ? tasks : tasks.filter(({ name }) => names.includes(name));
  const answers = readAnswers(dir, asked);
  const verdicts = await checkAnswers(answers, versions, wanted, print);
  const rows = wanted.map(({ name }) => name);
  console.log(`\n${formatVerdicts(rows, verdicts)}`);
  process.exitCode = exitCodeOf(verdicts);
}

async function checkWrong(folders: readonly string[]): Promise<void> {
  const own = ownAnswers().filter(({ folder }) => folders.includes(folder));
  const verdicts = await checkAnswers(spoilAnswers(own, tasks), versions, tasks, print);
  console.log(`\n${formatVerdicts(asked.tasks, verdicts)}`);
  const unseen = unseenWrongs(verdicts);
  if (unseen.length > 0) throw new Error(`No judge refused these mistakes: ${unseen.join(', ')}.`);
  console.log(`All ${own.length} mistakes were refused.`);
}

main(async () => {
  const command = readCommand(process.argv.slice(2), asked);
  if (command.type === 'check') return checkFolder(command.dir, command.names);
  if (command.type === 'wrong') return checkWrong(command.folders);
  for (const { folder, release } of versions) {
    if (command.folders.includes(folder)) console.log(writePrompts(tasks, release));
  }
});
