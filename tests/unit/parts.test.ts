import { describe, expect, test } from 'vitest';
import { judgePart } from '../../scripts/parts';

const part = { name: 'lint', budget: 40 };

describe('the time of a part', () => {
  test.each([
    [30, true, 'lint: passed in 30 s of 40 s'],
    [59, true, 'lint: passed in 59 s of 40 s: over its budget'],
    [61, false, 'lint: passed in 61 s of 40 s: FAILED, more than 1.5 times its budget'],
  ])('%i seconds', (seconds, passed, line) => {
    expect(judgePart(part, true, seconds)).toEqual({ passed, line });
  });

  test('what failed has failed however quick it was', () => {
    expect(judgePart(part, false, 1)).toEqual({
      passed: false,
      line: 'lint: FAILED in 1 s of 40 s',
    });
  });
});
