import { describe, expect, it } from 'vitest';
import {
  initialRunState,
  nextRunState,
  type RunEvent,
  type RunState,
} from '../../src/host/runState';

function after(...events: RunEvent[]): RunState {
  return events.reduce(nextRunState, initialRunState(1000));
}

const progress = (itemsLoaded: number, itemsRequested: number): RunEvent => ({
  type: 'progress',
  itemsLoaded,
  itemsRequested,
  modelsPending: 0,
});
const ready: RunEvent = { type: 'ready', viewers: 1, models: 1 };

describe('nextRunState', () => {
  it('goes from loading modules to loading the model to running', () => {
    expect(after({ type: 'bytes', bytes: 400 }, { type: 'bytes', bytes: 600 })).toMatchObject({
      type: 'loading',
      stage: 'modules',
      progress: { bytes: 1000, moduleBytes: 1000 },
    });
    const loading = after({ type: 'running' }, progress(2, 7), { type: 'drawn' });
    expect(loading).toMatchObject({
      type: 'loading',
      stage: 'model',
      drawn: true,
      progress: { itemsLoaded: 2, itemsRequested: 7 },
    });
    expect(nextRunState(loading, ready)).toMatchObject({ type: 'running' });
  });

  it('stays running when the SDK loads again after a camera move', () => {
    expect(after({ type: 'running' }, progress(7, 7), ready, progress(0, 3))).toMatchObject({
      type: 'running',
      progress: { itemsLoaded: 7, itemsRequested: 7 },
    });
  });

  it('fails after an error in the first run, but not after a later one', () => {
    const error = { type: 'error', message: 'Oh', file: 'main.ts', line: 3 } as const;
    expect(after({ type: 'running' }, { ...error, fatal: true })).toEqual({
      type: 'failed',
      failure: { reason: 'program', message: 'Oh', file: 'main.ts', line: 3 },
    });
    expect(after({ type: 'running' }, ready, { ...error, fatal: false }).type).toBe('running');
  });

  it('reports blocked WebAssembly, except for warnings and errors from the program', () => {
    const text =
      "Error: CompileError: WebAssembly.instantiateStreaming(): violates the policy 'script-src'";
    const log = { type: 'log', level: 'error', text, source: 'sdk' } as const;
    const refused = { type: 'failed', failure: { reason: 'noWasm' } };
    expect(after({ type: 'running' }, ready, log)).toMatchObject(refused);
    for (const other of [
      'Error: CompileError: call to WebAssembly.instantiateStreaming() blocked by CSP',
      "CompileError: Refused to create a WebAssembly object because 'unsafe-eval' is not allowed",
    ]) {
      expect(after({ type: 'running' }, { ...log, text: other })).toMatchObject(refused);
    }
    const message = 'WorkerError: A worker failed: Uncaught WebAssembly is not defined.';
    const error = { type: 'error', message, fatal: false } as const;
    expect(after({ type: 'running' }, error)).toMatchObject(refused);
    expect(after(ready, { ...log, source: 'program' }).type).toBe('running');
    expect(after(ready, { ...log, level: 'warn' }).type).toBe('running');
    expect(after(ready, { ...error, file: 'main.ts' }).type).toBe('running');
  });

  it('distinguishes a browser without a WebGL context from a program that throws', () => {
    const fatal = (message: string) => after({ type: 'error', message, fatal: true });
    expect(fatal('Error: Error creating WebGL context.')).toMatchObject({
      failure: { reason: 'noContext' },
    });
    expect(fatal('Error: out of 1')).toMatchObject({ failure: { reason: 'program' } });
  });

  it('keeps the first failure', () => {
    const cause = { reason: 'data', message: 'Missing' } as const;
    expect(after({ type: 'failure', failure: cause }, ready, { type: 'contextLost' })).toEqual({
      type: 'failed',
      failure: cause,
    });
  });

  it('reports a slow or silent run until it continues', () => {
    const slow = after({ type: 'running' }, { type: 'slow' });
    expect(slow).toMatchObject({ type: 'loading', trouble: 'slow' });
    expect(nextRunState(slow, { type: 'bytes', bytes: 1 })).toMatchObject({ trouble: undefined });
    const silent = after({ type: 'running' }, ready, { type: 'silent' });
    expect(silent).toMatchObject({ type: 'running', trouble: 'silent' });
    expect(nextRunState(silent, { type: 'slow' })).toMatchObject({ trouble: 'silent' });
    expect(nextRunState(silent, { type: 'answering' })).toMatchObject({ trouble: undefined });
  });

  it('is running without a viewer, and with a viewer that is created later', () => {
    const without = after({ type: 'running' }, { type: 'noViewer' });
    expect(without).toMatchObject({ type: 'running', viewers: 0 });
    expect(nextRunState(without, ready)).toMatchObject({ type: 'running', viewers: 1 });
  });
});
