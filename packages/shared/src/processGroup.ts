import { spawnSync, type ChildProcess } from 'node:child_process';

/**
 * Sends a signal to a process, or to a process group if the ID is negative. Does nothing if the target doesn't exist.
 */
export function sendSignal(id: number, signal: NodeJS.Signals): void {
  try {
    process.kill(id, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Stops a process and its descendants on Windows, which doesn't support signals. */
export function stopTreeOnWindows(id: number): void {
  spawnSync('taskkill', ['/pid', String(id), '/t', '/f'], { stdio: 'ignore' });
}

/**
 * Sends a signal to a program and the programs that it started. Except on Windows, requires that the program was
 * started with `detached: true`.
 */
export function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  if (process.platform === 'win32') stopTreeOnWindows(pid);
  else sendSignal(-pid, signal);
}
