import { expect, it } from 'vitest';
import { Undecided } from '@reveal-docs/lessons/stage';
import { ProbeError } from '@reveal-docs/runner/host/probes';
import type { Session } from '@reveal-docs/runner/host/session';
import type { Probe, ProbeResult } from '@reveal-docs/runner/probes';
import type { ExampleState } from '../../../../src/components/Example/describe';
import { PageStage } from '../../../../src/components/Learn/pageStage';

const progress = { bytes: 0, moduleBytes: 0, itemsLoaded: 0, itemsRequested: 0 };
const running: ExampleState = { type: 'running', progress, viewers: 1 };

/** A stage on a program whose frame answers with `answer`. */
function stageOf(answer: (probe: Probe) => ProbeResult, state: ExampleState = running): PageStage {
  const session = {
    probe: (probe: Probe) => Promise.resolve(probe).then(answer),
    requests: [{ method: 'GET', path: '/api' }],
  } as unknown as Session;
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

it('can’t decide about a program that failed, in the words of its failure', async () => {
  const failure = { reason: 'contextLost', message: 'Revoked.' } as const;
  const stage = stageOf(never, { type: 'failed', failure });
  await expect(stage.camera()).rejects.toThrow(Undecided);
  await expect(stage.camera()).rejects.toThrow(/3D view was interrupted\. Revoked\./);
});

it.each([
  { type: 'idle' },
  { type: 'stopped', by: 'reader' },
  { ...running, trouble: 'silent' },
] as const)('can’t decide about a program in another state than running: %o', async (state) => {
  await expect(stageOf(never, state).viewers()).rejects.toThrow(Undecided);
});

it('can’t decide when the frame doesn’t answer', async () => {
  const stage = stageOf(() => {
    throw new ProbeError('No answer.');
  });
  await expect(stage.text()).rejects.toThrow(new Undecided('No answer.'));
});

it('counts no viewers, but has no models, camera or picture without one', async () => {
  const stage = stageOf(({ type }) =>
    type === 'state' ? { type, viewers: 0, models: [] } : { type: 'failed', reason: 'noViewer' },
  );
  expect(await stage.viewers()).toBe(0);
  await expect(stage.models()).rejects.toThrow('The program has no viewer.');
  await expect(stage.camera()).rejects.toThrow(Undecided);
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
