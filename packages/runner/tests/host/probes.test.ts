import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createProbes, ProbeError } from '../../src/host/probes';
import type { PageMessage } from '../../src/messages';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function start(hasFrame = true) {
  const sent: PageMessage[] = [];
  const probes = createProbes((message) => {
    sent.push(message);
    return hasFrame;
  });
  return { sent, probes };
}

describe('createProbes', () => {
  it('gives each answer to its own question', async () => {
    const { probes } = start();
    const [first, second] = [probes.ask({ type: 'text' }), probes.ask({ type: 'text' })];
    probes.take({ type: 'probed', id: 2, result: { type: 'text', text: 'second' } });
    probes.take({ type: 'probed', id: 1, result: { type: 'text', text: 'first' } });
    expect([await first, await second]).toMatchObject([{ text: 'first' }, { text: 'second' }]);
  });

  it('doesn’t wait for a frame that never answers', async () => {
    const { probes } = start();
    const asked = probes.ask({ type: 'state' }).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await asked).toBeInstanceOf(ProbeError);
    // This answer is late, because the question has already timed out.
    probes.take({ type: 'probed', id: 1, result: { type: 'input' } });
  });

  it('rejects immediately without a frame, and when the frame is removed', async () => {
    await expect(start(false).probes.ask({ type: 'text' })).rejects.toThrow('isn’t running');
    const { probes } = start();
    const asked = probes.ask({ type: 'text' });
    probes.stop();
    await expect(asked).rejects.toThrow(ProbeError);
  });

  it('rejects an answer of another type, which only a program would send', async () => {
    const { probes } = start();
    const asked = probes.ask({ type: 'state' });
    probes.take({ type: 'probed', id: 1, result: { type: 'text', text: '' } });
    await expect(asked).rejects.toThrow(ProbeError);
  });
});
