import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RunEvent } from '../../src/run/events';
import { createRecorder, type Outcome } from '../../src/run/record';
import { createSettling } from '../../src/run/settling';

const progress = { bytes: 0, moduleBytes: 0, itemsLoaded: 0, itemsRequested: 0 };
const running = (viewers: number): RunEvent => ({
  type: 'state',
  state: { type: 'running', progress, viewers },
});
const failed: RunEvent = {
  type: 'state',
  state: { type: 'failed', failure: { reason: 'program', message: 'no', file: 'a.ts', line: 3 } },
};
const pending = (count: number): RunEvent => ({ type: 'pending', count });

function record(...events: readonly RunEvent[]) {
  const outcomes: (Outcome | undefined)[] = [];
  const recorder = createRecorder((outcome) => outcomes.push(outcome));
  for (const event of events) recorder.add(event);
  return { outcomes, report: recorder.report() };
}

describe('the recorder', () => {
  it('collects console, requests, errors and the last camera', () => {
    const camera = { position: [1, 2, 3], target: [0, 0, 0] } as const;
    const { report } = record(
      { type: 'message', message: { type: 'log', level: 'warn', text: 'x', source: 'sdk' } },
      { type: 'message', message: { type: 'error', message: 'late', fatal: false } },
      { type: 'message', message: { type: 'ready', viewers: 1, models: 2 } },
      {
        type: 'message',
        message: { type: 'camera', camera: { position: [...camera.position], target: [0, 0, 0] } },
      },
      { type: 'request', request: { method: 'GET', url: 'u', status: 200 } },
      running(1),
    );
    expect(report).toMatchObject({
      outcome: 'complete',
      viewers: 1,
      models: 2,
      console: [{ level: 'warn', text: 'x', source: 'sdk' }],
      requests: [{ url: 'u', status: 200 }],
      errors: [{ message: 'late' }],
      camera,
    });
  });

  it('waits for requests after the picture is complete, but not after a failure', () => {
    expect(record(pending(1), running(1), pending(0)).outcomes).toEqual([
      undefined,
      undefined,
      'complete',
    ]);
    expect(record(pending(1), failed).outcomes.at(-1)).toBe('failed');
  });

  it('has the deadline as the outcome of a run that never finished', () => {
    expect(record(pending(1)).report.outcome).toBe('deadline');
    expect(record(running(0)).report.outcome).toBe('noViewer');
  });

  it('lists the error that ended a run only once', () => {
    const error: RunEvent = {
      type: 'message',
      message: { type: 'error', message: 'no', fatal: true, file: 'a.ts', line: 3 },
    };
    expect(record(error, failed).report.errors).toEqual([{ message: 'no', file: 'a.ts', line: 3 }]);
    expect(record(failed, error).report.errors).toHaveLength(1);
  });

  it('keeps at most 1000 lines', () => {
    const line: RunEvent = {
      type: 'message',
      message: { type: 'log', level: 'log', text: 'x', source: 'program' },
    };
    expect(record(...Array.from({ length: 1500 }, () => line)).report.console).toHaveLength(1000);
  });
});

describe('settling', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  async function isOver(settling: ReturnType<typeof createSettling>): Promise<boolean> {
    let over = false;
    void settling.over.then(() => {
      over = true;
    });
    await vi.advanceTimersByTimeAsync(0);
    return over;
  }

  it('waits until nothing happens after the picture is complete', async () => {
    const settling = createSettling();
    settling.onChange('complete');
    await vi.advanceTimersByTimeAsync(400);
    settling.onChange(undefined);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await isOver(settling)).toBe(false);
    settling.onChange('complete');
    await vi.advanceTimersByTimeAsync(500);
    expect(await isOver(settling)).toBe(true);
  });

  it('ends even if the program never stops changing', async () => {
    const settling = createSettling();
    for (let time = 0; time < 3000; time += 100) {
      settling.onChange('complete');
      expect(await isOver(settling)).toBe(false);
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(await isOver(settling)).toBe(true);
  });

  it('ends at once after a failure, and never after it was stopped', async () => {
    const failedRun = createSettling();
    failedRun.onChange('failed');
    expect(await isOver(failedRun)).toBe(true);
    const stopped = createSettling();
    stopped.onChange('complete');
    stopped.stop();
    await vi.advanceTimersByTimeAsync(5000);
    expect(await isOver(stopped)).toBe(false);
  });
});
