import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startHeartbeat } from '../../src/host/heartbeat';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function start(answers: () => boolean) {
  const said: string[] = [];
  const heartbeat = startHeartbeat({
    ask: (id) => {
      if (answers()) heartbeat.answered(id);
    },
    onSilent: () => said.push('silent'),
    onAnswering: () => said.push('answering'),
  });
  return { said, heartbeat };
}

describe('startHeartbeat', () => {
  it('says nothing of a frame that answers', () => {
    const { said } = start(() => true);
    vi.advanceTimersByTime(120_000);
    expect(said).toEqual([]);
  });

  it('says once that a frame is silent, and once that it answers again', () => {
    const { said, heartbeat } = start(() => false);
    vi.advanceTimersByTime(9_000);
    expect(said).toEqual([]);
    vi.advanceTimersByTime(60_000);
    expect(said).toEqual(['silent']);
    heartbeat.answered(10);
    expect(said).toEqual(['silent', 'answering']);
  });

  it('is not fooled by an answer to a question that was not asked', () => {
    const { said, heartbeat } = start(() => false);
    vi.advanceTimersByTime(1000);
    heartbeat.answered(1_000_000);
    vi.advanceTimersByTime(60_000);
    expect(said).toEqual(['silent']);
  });

  it('ends', () => {
    const { said, heartbeat } = start(() => false);
    heartbeat.stop();
    vi.advanceTimersByTime(60_000);
    expect(said).toEqual([]);
  });
});
