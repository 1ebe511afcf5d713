import { describe, expect, it } from 'vitest';
import { pageOf } from '../../src/service/paging';
import { createRandom } from '../../src/plant/kernel/random';

function readAll(
  items: readonly number[],
  query: Record<string, unknown>,
  limit: () => number,
): { ids: number[]; pages: number } {
  const ids: number[] = [];
  let cursor: string | undefined;
  for (let pages = 1; ; pages++) {
    const size = limit();
    const page = pageOf(items, { ...query, limit: size, cursor }, 'numbers');
    expect(page.items.length).toBeLessThanOrEqual(size);
    ids.push(...page.items);
    cursor = page.nextCursor;
    if (cursor === undefined) return { ids, pages };
    // Every page except the last one is full. Otherwise, paging might not end.
    expect(page.items).toHaveLength(size);
  }
}

describe('pages', () => {
  it.each(Array.from({ length: 60 }, (_, seed) => seed + 1))(
    'contain every item once, in order, over all partitions (seed %i)',
    (seed) => {
      const random = createRandom(seed);
      const items = Array.from({ length: random.integer(0, 699) }, (_, index) => index * 3);
      const parts = random.integer(1, 12);
      const fixed = random.integer(1, 200);
      const changing = random.integer(0, 1) === 1;
      const limit = () => (changing ? random.integer(1, 200) : fixed);
      const all: number[] = [];
      for (let part = 1; part <= parts; part++) {
        const { ids } = readAll(items, { partition: `${part}/${parts}`, filter: { seed } }, limit);
        expect(ids).toEqual([...ids].sort((a, b) => a - b));
        all.push(...ids);
      }
      expect(all.sort((a, b) => a - b)).toEqual(items);
      expect(readAll(items, {}, limit).ids).toEqual(items);
    },
  );

  it('end with the last full page, without an empty page after it', () => {
    const items = Array.from({ length: 100 }, (_, index) => index);
    expect(readAll(items, {}, () => 25)).toMatchObject({ pages: 4 });
    expect(readAll([], {}, () => 25)).toEqual({ ids: [], pages: 1 });
  });
});
