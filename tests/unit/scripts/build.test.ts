import { describe, expect, it } from 'vitest';
import { nodeOptions } from '../../../scripts/build';

describe('nodeOptions', () => {
  it('sets the heap limit by the number of versions', () => {
    expect(nodeOptions(4)).toBe('--max-old-space-size=1536 --max-semi-space-size=64');
    expect(nodeOptions(16, '--enable-source-maps')).toBe(
      '--enable-source-maps --max-old-space-size=3072 --max-semi-space-size=64',
    );
  });

  it('keeps the caller’s heap limit', () => {
    expect(nodeOptions(4, '--max-old-space-size=4096')).toBe(
      '--max-old-space-size=4096 --max-semi-space-size=64',
    );
  });
});
