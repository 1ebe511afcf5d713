import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { sendSignal, signalGroup } from '../src/processGroup';

const parent = `
  const { spawn } = require('node:child_process');
  const child = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 600_000)'], { stdio: 'inherit' });
  child.on('spawn', () => console.log(child.pid));
`;

it('stops both, and does nothing after they have exited', async () => {
  const isDetached = process.platform !== 'win32';
  const program = spawn(process.execPath, ['-e', parent], {
    detached: isDetached,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(program.stdout, 'data');
  signalGroup(program, 'SIGKILL');
  // The pipe closes after all processes that can write to it have exited.
  await once(program, 'close');
  if (isDetached) expect(program.signalCode).toBe('SIGKILL');
  signalGroup(program, 'SIGKILL');
});

it('reports signals that the system refuses', () => {
  expect(() => sendSignal(process.pid, 'NONE' as NodeJS.Signals)).toThrow('Unknown signal: NONE');
});
