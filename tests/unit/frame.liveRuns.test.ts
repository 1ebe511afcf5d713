import { describe, expect, it } from 'vitest';
import { leavePlace, takePlace } from '../../src/frame/host/liveRuns';

function makeRun(name: string, suspended: string[]) {
  return { suspend: () => void suspended.push(name) };
}

describe('live runs', () => {
  it('suspends the oldest of three, and none of two', () => {
    const suspended: string[] = [];
    const [a, b, c] = ['a', 'b', 'c'].map((name) => makeRun(name, suspended));
    if (!a || !b || !c) throw new Error('unreachable');
    takePlace(a);
    takePlace(b);
    // A restart makes it the youngest.
    takePlace(a);
    expect(suspended).toEqual([]);
    takePlace(c);
    expect(suspended).toEqual(['b']);
    leavePlace(a);
    takePlace(b);
    expect(suspended).toEqual(['b']);
    [a, b, c].forEach(leavePlace);
  });
});
