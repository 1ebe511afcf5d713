import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startPulse } from '../../../../src/frame/host/pulse';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function start(answers: () => boolean) {
  const said: string[] = [];
  const pulse = startPulse({
    ask: (id) => {
      if (answers()) pulse.answered(id);
    },
    onSilent: () => said.push('silent'),
    onAnswering: () => said.push('answering'),
  });
  return { said, pulse };
}

describe('startPulse', () => {
  it('says nothing of a frame that answers', () => {
    const { said } = start(() => true);
    vi.advanceTimersByTime(120_000);
    expect(said).toEqual([]);
  });

  it('says once that a frame is silent, and once that it answers again', () => {
    const { said, pulse } = start(() => false);
    vi.advanceTimersByTime(9_000);
    expect(said).toEqual([]);
    vi.advanceTimersByTime(60_000);
    expect(said).toEqual(['silent']);
    pulse.answered(10);
    expect(said).toEqual(['silent', 'answering']);
  });

  it('is not fooled by an answer to a question that was not asked', () => {
    const { said, pulse } = start(() => false);
    vi.advanceTimersByTime(1000);
    pulse.answered(1_000_000);
    vi.advanceTimersByTime(60_000);
    expect(said).toEqual(['silent']);
  });

  it('ends', () => {
    const { said, pulse } = start(() => false);
    pulse.stop();
    vi.advanceTimersByTime(60_000);
    expect(said).toEqual([]);
  });
});
