/**
 * `npx tsx scripts/checkAgentTools.ts`: checks that a scripted MCP client can solve three tasks with only the built
 * site's tools. The tasks' judges check the client's programs in a browser.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { tasks } from '../tasks';
import { openTools } from './helpers/agentTools/client';
import { installTools } from './helpers/agentTools/install';
import { solveTasks } from './helpers/agentTools/solve';
import { checkAnswers } from './helpers/tasks/check';
import { taskVersions } from './helpers/tasks/own';
import { exitCodeOf, formatVerdicts } from './helpers/tasks/table';
import { main } from './helpers/run';

main(async () => {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'agent-tools-'));
  try {
    const tools = await openTools(await installTools(dir), dir);
    const solutions = await solveTasks(tools).finally(() => tools.close());
    const latest = taskVersions().filter(({ isLast }) => isLast);
    const answers = latest.flatMap(({ folder }) =>
      solutions.map(({ task, source }) => ({ folder, task, source })),
    );
    const wanted = tasks.filter(({ name }) => solutions.some(({ task }) => task === name));
    const verdicts = await checkAnswers(answers, latest, wanted);
    console.log(
      formatVerdicts(
        wanted.map(({ name }) => name),
        verdicts,
      ),
    );
    process.exitCode = exitCodeOf(verdicts);
  } finally {
    fs.rmSync(dir, { recursive: true, force: true });
  }
});
