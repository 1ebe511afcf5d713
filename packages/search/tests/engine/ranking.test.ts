import { describe, expect, it } from 'vitest';
import { imagesWeight } from '../../src/engine/ranking';

describe('imagesWeight', () => {
  const images = { path: 'docs/4.x/examples/image360#cost-and-limits' };

  it('is lower for pages about 360 images if the query does not mention them', () => {
    expect(imagesWeight(images, 'loading spinner')).toBeLessThan(1);
    expect(imagesWeight(images, 'spinner while a Panorama loads')).toBe(1);
    expect(imagesWeight({ path: 'docs/4.x/loading' }, 'loading spinner')).toBe(1);
  });
});
