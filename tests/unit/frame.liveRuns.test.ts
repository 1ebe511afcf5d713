import { afterEach, describe, expect, it } from 'vitest';
import { leavePlace, takePlace } from '../../src/frame/host/liveRuns';

describe('live runs', () => {
  const suspended: string[] = [];
  const start = (id: string) => takePlace(id, () => void suspended.push(id));

  afterEach(() => {
    suspended.length = 0;
    ['a', 'b', 'c'].forEach(leavePlace);
  });

  it('suspends the oldest of three, and none of two', () => {
    ['a', 'b', 'a'].forEach(start);
    expect(suspended).toEqual([]);
    start('c');
    expect(suspended).toEqual(['b']);
  });

  it('does not count a run that gave its place back', () => {
    ['a', 'b'].forEach(start);
    leavePlace('a');
    start('c');
    expect(suspended).toEqual([]);
  });
});
