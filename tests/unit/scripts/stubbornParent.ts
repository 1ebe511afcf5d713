/**
 * A program for `processes.test.ts`. It starts a process that ignores signals. That process has a child process that
 * also ignores signals.
 */
import { endOnSignals } from '../../../scripts/helpers/processes';
import { run } from '../../../scripts/helpers/run';

const ignore =
  "for (const name of ['SIGINT', 'SIGTERM']) process.on(name, () => {}); setInterval(() => {}, 1000);";
const parent = `${ignore}
  const { spawn } = require('node:child_process');
  const child = spawn(process.execPath, ['-e', ${JSON.stringify(ignore)}], { stdio: 'ignore' });
  console.log('parent ' + process.pid + ' child ' + child.pid);`;

endOnSignals();
void run(process.execPath, ['-e', parent]);
