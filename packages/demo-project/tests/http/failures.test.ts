import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { createFailures, failureRule, latencyText, requestFailure } from '../../src/http/failures';

const read = (text: string) => v.parse(failureRule, text);

function meet(rules: readonly string[], path: string, count: number) {
  const failureOf = createFailures(rules.map(read));
  return Array.from({ length: count }, () => failureOf(path));
}

describe('a failure rule', () => {
  it('fails every request, or the first ones', () => {
    expect(meet(['503'], 'assets/list', 3)).toEqual([503, 503, 503]);
    expect(meet(['401x2'], 'assets/list', 4)).toEqual([401, 401, undefined, undefined]);
    expect(meet(['dropx1'], 'assets/list', 2)).toEqual(['drop', undefined]);
  });

  it('fails a share of the requests, evenly distributed', () => {
    const failed = meet(['0.2'], 'assets', 20).flatMap((fault, at) => (fault === 503 ? [at] : []));
    expect(failed).toEqual([4, 9, 14, 19]);
    const tenth = meet(['0.1'], 'assets', 1000).filter((fault) => fault !== undefined);
    expect(tenth).toHaveLength(100);
    expect(meet(['0.5x1'], 'assets', 6).filter((fault) => fault !== undefined)).toHaveLength(1);
  });

  it.each([
    ['404:3d/files/*', '3d/files/2001/scene.json', true],
    ['404:/3d/files/*', '3d/files/2001/scene.json', true],
    ['404:3d/files/*', '3d/models', false],
    ['404:*.glb', '3d/files/2001/0.glb', true],
    ['404:*.glb', '3d/files/2001/0.glb.txt', false],
    ['404:assets', 'assets', true],
    ['404:assets', 'assets/list', false],
    ['404:*models*nodes*', '3d/models/1/revisions/2/nodes/list', true],
    ['404:*nodes*models*', '3d/models/1/revisions/2/nodes/list', false],
    // The parts before and after a star must not overlap.
    ['404:aba*aba', 'aba', false],
    ['404:a*b*b', 'ab', false],
    ['404:a.c', 'abc', false],
  ])('%s is matched against %s: %s', (rule, path, isMet) => {
    expect(meet([rule], path, 1)).toEqual([isMet ? 404 : undefined]);
  });

  it('yields to earlier rules, and counts only its own requests', () => {
    const failureOf = createFailures(['404:assets', '503x1'].map(read));
    expect(failureOf('assets')).toBe(404);
    expect(failureOf('events')).toBe(503);
    expect(failureOf('events')).toBeUndefined();
    expect(failureOf('assets')).toBe(404);
  });

  it('with many stars is matched quickly', () => {
    const path = 'a'.repeat(8000);
    expect(meet([`404:${'*a'.repeat(90)}*b`], path, 50)).not.toContain(404);
  });

  it.each(['200', '302', '600', '', 'dropped', '1.5', '503x0', '503:', '503y3', '-1', '0.12345'])(
    'can’t be "%s"',
    (text) => expect(() => read(text)).toThrow('Use a status from 400 to 599'),
  );

  it('can’t fail a share of zero', () => {
    expect(() => read('0.00')).toThrow('above 0');
    expect(read('0.01').share).toBe(0.01);
  });
});

it('a rule for one request accepts neither a share nor a count', () => {
  expect(v.parse(requestFailure, '404:assets')).toMatchObject({ fault: 404, paths: 'assets' });
  expect(v.safeParse(requestFailure, '503x3').success).toBe(false);
  expect(v.safeParse(requestFailure, '0.5').success).toBe(false);
});

it('a latency can’t be more than one minute', () => {
  expect(['0', '800', '59999', '60000'].map((text) => v.parse(latencyText, text))).toEqual([
    0, 800, 59_999, 60_000,
  ]);
  for (const text of ['60001', '-1', '1.5', 'soon', '']) {
    expect(v.safeParse(latencyText, text).success, text).toBe(false);
  }
});
