import { describe, expect, it } from 'vitest';
import { parseLimits, readLimits, type EngineLimit } from '../../../src/engines/limits';

const limit: EngineLimit = {
  engine: 'webkit',
  test: 'theme: follows the system',
  kind: 'tooling',
  reason: 'The driver cannot change it.',
};

describe('the limits of engines', () => {
  it('are read', () => {
    expect(readLimits().length).toBeGreaterThan(0);
    expect(parseLimits([limit])).toEqual([limit]);
  });

  it.each([
    'frame: a program reaches neither storage, cookies nor DOM of the site, nor any other host',
    'attacks: links reach none',
    'the sandbox holds',
    'policy: nothing violates it',
  ])('excuse no engine from isolation: %s', (test) => {
    expect(() => parseLimits([{ ...limit, test }])).toThrow(/isolation/);
  });

  it.each([
    { ...limit, engine: 'opera' },
    { ...limit, reason: undefined },
    { ...limit, reason: 'no full stop' },
    { ...limit, kind: 'slow' },
    { ...limit, owner: 'me' },
  ])('are refused in another form: %o', (wrong) => {
    expect(() => parseLimits([wrong])).toThrow();
  });
});
