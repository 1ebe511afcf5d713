import { spawnSync, type ChildProcess } from 'node:child_process';

/** Sends a signal to a process, or to a process group if the ID is negative. Ignores targets that don't exist. */
export function sendSignal(id: number, signal: NodeJS.Signals): void {
  try {
    process.kill(id, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Stops a process and its descendants on Windows, where signals aren't available. */
export function stopTreeOnWindows(id: number): void {
  spawnSync('taskkill', ['/pid', String(id), '/t', '/f'], { stdio: 'ignore' });
}

/**
 * Sends a signal to a program and to the programs that it has started. Except on Windows, the program must have been
 * started with `detached: true`.
 */
export function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  if (process.platform === 'win32') stopTreeOnWindows(pid);
  else sendSignal(-pid, signal);
}
