/**
 * Starts programs. When this command exits, stops them and their child processes. Works on Linux, macOS, and Windows.
 */
import { execFileSync, spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { sendSignal, stopTreeOnWindows } from '@reveal-docs/shared/processGroup';

/**
 * Time for programs to clean up after a signal, in seconds. With this limit, the command itself exits within 5 seconds.
 */
const graceSeconds = 3;

const running = new Set<ChildProcess>();

/** Starts a program. {@link endOnSignals} stops it if it's still running. */
export function startProgram(
  command: string,
  args: readonly string[],
  options: SpawnOptions,
): ChildProcess {
  const child = spawn(command, args, options);
  running.add(child);
  child.on('close', () => running.delete(child));
  child.on('error', () => running.delete(child));
  return child;
}

/**
 * Returns the IDs of a process and its descendants. Each of the `pairs` contains the ID of a process and the ID of its
 * parent. Pure.
 */
export function processTree(root: number, pairs: readonly (readonly [number, number])[]): number[] {
  const tree = [root];
  for (const id of tree)
    tree.push(...pairs.filter(([, parent]) => parent === id).map(([child]) => child));
  return tree;
}

function listProcesses(): [number, number][] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .trim()
    .split('\n');
  return lines.map((line) => {
    const [id = 0, parent = 0] = line.trim().split(/\s+/).map(Number);
    return [id, parent];
  });
}

const sleep = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

async function endTree(child: ChildProcess): Promise<void> {
  const { pid } = child;
  if (pid === undefined) return;
  if (process.platform === 'win32') {
    stopTreeOnWindows(pid);
    return;
  }
  // List the processes before the first one exits. After that, its child processes have a different parent.
  const tree = processTree(pid, listProcesses());
  const ended = new Promise((resolve) => child.once('close', resolve));
  sendSignal(pid, 'SIGTERM');
  await Promise.race([ended, sleep(graceSeconds)]);
  for (const id of tree) sendSignal(id, 'SIGKILL');
}

async function endPrograms(): Promise<void> {
  await Promise.all([...running].map(endTree));
}

/** On SIGINT or SIGTERM, prints a message, stops all programs, and exits with the signal's exit code. */
export function endOnSignals(): void {
  for (const [name, exitCode] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const) {
    process.once(name, () => {
      console.error(`\n${name}: stopping the tests.`);
      void endPrograms().finally(() => process.exit(exitCode));
    });
  }
}
