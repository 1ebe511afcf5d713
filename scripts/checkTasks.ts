/**
 * `npm run check:tasks`: checks answers to the tasks in `tasks/`. Each answer must compile in its version, and do what the
 * task requires.
 *
 *     npm run check:tasks -- answers/            all answers in a folder
 *     npm run check:tasks -- answers/ label      only answers to these tasks
 *     npm run check:tasks -- --prompts 4.x       prints the prompts for a version, as Markdown
 *     npm run check:tasks -- --wrong 4.x         adds a mistake to each of our answers, and checks that its judge rejects it
 */
import { tasks } from '../tasks';
import { readAnswers, type Answer } from './helpers/tasks/answers';
import { checkAnswers } from './helpers/tasks/check';
import { readCommand } from './helpers/tasks/options';
import { askedOf, ownAnswers, tasksIn, tasksWithout, taskVersions } from './helpers/tasks/own';
import { writePrompts } from './helpers/tasks/prompts';
import { exitCodeOf, formatVerdicts, type Verdict } from './helpers/tasks/table';
import { spoilAnswers, unseenWrongs } from './helpers/tasks/wrong';
import { main } from './helpers/run';

const versions = taskVersions();
const asked = askedOf(versions);
const without = tasksWithout(versions);

function print({ folder, task }: Answer, { type }: Verdict): void {
  console.log(`${folder}/${task}: ${type}`);
}

async function checkFolder(dir: string | undefined, names: readonly string[]): Promise<void> {
  const wanted = names.length === 0 ? tasks : tasks.filter(({ name }) => names.includes(name));
  const answers = readAnswers(dir, asked);
  const verdicts = await checkAnswers(answers, versions, wanted, print);
  const rows = wanted.map(({ name }) => name);
  console.log(`\n${formatVerdicts(rows, verdicts, without)}`);
  process.exitCode = exitCodeOf(verdicts);
}

async function checkWrong(folders: readonly string[]): Promise<void> {
  const own = ownAnswers().filter(({ folder }) => folders.includes(folder));
  const verdicts = await checkAnswers(spoilAnswers(own, tasks), versions, tasks, print);
  console.log(`\n${formatVerdicts(asked.tasks, verdicts, without)}`);
  const unseen = unseenWrongs(verdicts);
  if (unseen.length > 0)
    throw new Error(
      `The judges missed these mistakes: ${unseen.join(', ')}. Make the judges stricter.`,
    );
  console.log(`The judges rejected all ${own.length} mistakes.`);
}

main(async () => {
  const command = readCommand(process.argv.slice(2), asked);
  if (command.type === 'check') return checkFolder(command.dir, command.names);
  if (command.type === 'wrong') return checkWrong(command.folders);
  for (const version of versions) {
    const { folder, release } = version;
    if (command.folders.includes(folder)) console.log(writePrompts(tasksIn(version), release));
  }
});
