/** Stops programs and the programs that they started. Node only. */
import { spawnSync, type ChildProcess } from 'node:child_process';

/** Sends a signal to a process, or to a group if the ID is negative. Does nothing if none is running. */
export function sendSignal(id: number, signal: NodeJS.Signals): void {
  try {
    process.kill(id, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Stops a process with its descendants on Windows, which has no signals. */
export function stopTreeOnWindows(id: number): void {
  spawnSync('taskkill', ['/pid', String(id), '/t', '/f'], { stdio: 'ignore' });
}

/**
 * Sends a signal to a program and the programs that it started. On systems other than Windows, the
 * program must have been started with `detached: true`.
 */
export function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  if (process.platform === 'win32') stopTreeOnWindows(pid);
  else sendSignal(-pid, signal);
}
