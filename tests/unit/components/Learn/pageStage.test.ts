import { afterEach, expect, it, vi } from 'vitest';
import { Undecided } from '@reveal-docs/lessons/stage';
import { ProbeError } from '@reveal-docs/runner/host/probes';
import type { Camera } from '@reveal-docs/runner/messages';
import type { Session } from '@reveal-docs/runner/host/session';
import type { Probe, ProbeResult } from '@reveal-docs/runner/probes';
import type { ExampleState } from '../../../../src/components/Example/describe';
import { PageStage } from '../../../../src/components/Learn/pageStage';

afterEach(() => void vi.useRealTimers());

const progress = { bytes: 0, moduleBytes: 0, itemsLoaded: 0, itemsRequested: 0 };
const running: ExampleState = { type: 'running', progress, viewers: 1 };

const sessionOf = (
  answer: (probe: Probe) => ProbeResult | Promise<ProbeResult>,
  setCamera: Session['setCamera'] = () => {},
) =>
  ({
    probe: (probe: Probe) => Promise.resolve(probe).then(answer),
    setCamera,
    requests: [{ method: 'GET', path: '/api' }],
  }) as unknown as Session;

function stageOf(
  answer: (probe: Probe) => ProbeResult | Promise<ProbeResult>,
  state: ExampleState = running,
  setCamera?: Session['setCamera'],
): PageStage {
  const session = sessionOf(answer, setCamera);
  return new PageStage({
    session: () => session,
    state: () => state,
    logs: () => [],
    loadParts: () => Promise.resolve(new Map()),
  });
}

const never = (): never => {
  throw new Error('Not asked.');
};

it('can’t decide about a program that failed, and repeats the failure’s message', async () => {
  const failure = { reason: 'contextLost', message: 'Revoked.' } as const;
  const stage = stageOf(never, { type: 'failed', failure });
  await expect(stage.camera()).rejects.toThrow(Undecided);
  await expect(stage.camera()).rejects.toThrow(/3D view was interrupted\. Revoked\./);
});

it.each([{ type: 'idle' }, { type: 'stopped', by: 'reader' }] as const)(
  'can’t decide about a program in a state other than running: %o',
  async (state) => {
    await expect(stageOf(never, state).viewers()).rejects.toThrow(Undecided);
  },
);

it('waits for a program that doesn’t respond, but not forever', async () => {
  vi.useFakeTimers();
  const silent: ExampleState = { ...running, trouble: 'silent' };
  const asked = stageOf(never, silent).viewers().catch(String);
  await vi.advanceTimersByTimeAsync(25_000);
  expect(await asked).toMatch(/didn’t respond in time/);
  const states: ExampleState[] = [silent, running];
  const session = sessionOf(answerAtRest);
  const stage = new PageStage({
    session: () => session,
    state: () => states[0] ?? running,
    logs: () => [],
    loadParts: () => Promise.resolve(new Map()),
  });
  const counted = stage.viewers();
  await vi.advanceTimersByTimeAsync(1000);
  states.shift();
  await vi.advanceTimersByTimeAsync(1000);
  expect(await counted).toBe(1);
});

it('can’t decide when the frame doesn’t answer', async () => {
  const stage = stageOf(() => {
    throw new ProbeError('No answer.');
  });
  await expect(stage.text()).rejects.toThrow(new Undecided('No answer.'));
});

it('can’t decide about a picture that comes too late, and doesn’t call the view empty', async () => {
  const late = { takePixels: () => Promise.reject(new ProbeError('Too late.')) };
  const session: Session = { ...sessionOf(answerAtRest), ...late };
  const stage = new PageStage({
    session: () => session,
    state: () => running,
    logs: () => [],
    loadParts: () => Promise.resolve(new Map()),
  });
  await expect(stage.picture()).rejects.toThrow(new Undecided('Too late.'));
});

it('counts no viewers, but has no models, camera or picture without one', async () => {
  const stage = stageOf(({ type }) =>
    type === 'state'
      ? { type, viewers: 0, isDisposed: false, models: [] }
      : { type: 'failed', reason: 'noViewer' },
  );
  expect(await stage.viewers()).toBe(0);
  await expect(stage.models()).rejects.toThrow('The program has no viewer.');
  await expect(stage.camera()).rejects.toThrow(Undecided);
});

it('says that the viewer was disposed', async () => {
  const stage = stageOf(({ type }) =>
    type === 'state'
      ? { type, viewers: 0, isDisposed: true, models: [] }
      : { type: 'failed', reason: 'disposed' },
  );
  await expect(stage.models()).rejects.toThrow('The program has disposed its viewer.');
});

const ownCamera = { position: [1, 2, 3], target: [4, 5, 6] } satisfies Camera;

function answerAtRest({ type }: Probe): ProbeResult {
  if (type === 'state') {
    const view = { camera: ownCamera, size: [640, 360] as [number, number] };
    return { type, viewers: 1, isDisposed: false, models: [], view };
  }
  if (type === 'rest') return { type, state: 'resting' };
  return type === 'input' ? { type } : { type: 'failed', reason: 'error' };
}

it('moves the camera back after a check, and says whether it used the program', async () => {
  const moves: Camera[] = [];
  const stage = stageOf(answerAtRest, running, (camera) => moves.push(camera));
  const elsewhere = { position: [0, 0, 0], target: [0, 0, 1] } satisfies Camera;
  await stage.setCamera(elsewhere);
  expect(stage.finish()).toBe(false);
  expect(moves).toEqual([elsewhere, ownCamera]);
  await stage.click([1, 2]);
  expect(stage.finish()).toBe(true);
});

it('doesn’t move the camera after a check that left it alone', async () => {
  const moves: Camera[] = [];
  const stage = stageOf(answerAtRest, running, (camera) => moves.push(camera));
  await stage.settle();
  expect(stage.finish()).toBe(false);
  expect(moves).toEqual([]);
});

it('can’t decide about a run other than the one it began with', async () => {
  const sessions = [sessionOf(answerAtRest), sessionOf(answerAtRest)];
  const stage = new PageStage({
    session: () => sessions[0],
    state: () => running,
    logs: () => [],
    loadParts: () => Promise.resolve(new Map()),
  });
  expect(await stage.viewers()).toBe(1);
  sessions.shift();
  await expect(stage.viewers()).rejects.toThrow('The program isn’t running.');
});

it('waits for a view that changes, longer on a slow device, but not forever', async () => {
  vi.useFakeTimers();
  const stageAfter = (looks: number, milliseconds: number) => {
    let count = 0;
    return stageOf(async () => {
      await new Promise((resolve) => void setTimeout(resolve, milliseconds));
      return { type: 'rest', state: ++count === looks ? 'resting' : 'changing' };
    });
  };
  const slow = stageAfter(19, 3000).settle();
  await vi.advanceTimersByTimeAsync(80_000);
  await slow;
  const restless = stageAfter(Infinity, 30).settle().catch(String);
  await vi.advanceTimersByTimeAsync(21_000);
  expect(await restless).toMatch(/still changing after 20 seconds/);
});

it('looks again soon at a view that has begun to load', async () => {
  vi.useFakeTimers();
  const times: number[] = [];
  const stage = stageOf((probe) => {
    if (probe.type !== 'rest') return answerAtRest(probe);
    times.push(performance.now());
    const states = ['changing', 'loading', 'loading', 'resting'] as const;
    return { type: 'rest', state: states[times.length - 1] ?? 'resting' };
  });
  const settled = stage.settle();
  await vi.advanceTimersByTimeAsync(5000);
  await settled;
  const pauses = times.slice(1).map((time, index) => Math.round(time - (times[index] ?? 0)));
  expect(pauses).toEqual([220, 100, 100]);
});

it('returns undefined for nothing at a place, and for a point out of view', async () => {
  const stage = stageOf(({ type }) =>
    type === 'pick' ? { type, hit: null } : { type: 'project', place: null },
  );
  expect(await stage.pick([1, 2])).toBeUndefined();
  expect(await stage.placeOf([1, 2, 3])).toBeUndefined();
});

it('rejects for a part that the plant doesn’t have, which is a mistake of the judge', async () => {
  await expect(stageOf(never).part('X-1')).rejects.not.toThrow(Undecided);
});
