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
  it('reports nothing while a frame answers', () => {
    const { said } = start(() => true);
    vi.advanceTimersByTime(120_000);
    expect(said).toEqual([]);
  });

  it('reports once that a frame is silent, and once that it answers again', () => {
    const { said, heartbeat } = start(() => false);
    vi.advanceTimersByTime(9_000);
    expect(said).toEqual([]);
    vi.advanceTimersByTime(60_000);
    expect(said).toEqual(['silent']);
    heartbeat.answered(10);
    expect(said).toEqual(['silent', 'answering']);
  });

  it('ignores an answer with an unknown number', () => {
    const { said, heartbeat } = start(() => false);
    vi.advanceTimersByTime(1000);
    heartbeat.answered(1_000_000);
    vi.advanceTimersByTime(60_000);
    expect(said).toEqual(['silent']);
  });

  it('reports nothing after it’s stopped', () => {
    const { said, heartbeat } = start(() => false);
    heartbeat.stop();
    vi.advanceTimersByTime(60_000);
    expect(said).toEqual([]);
  });
});
