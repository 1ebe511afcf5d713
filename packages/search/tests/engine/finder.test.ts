import { beforeAll, describe, expect, it, vi } from 'vitest';
import { indexRecords } from '../../src/engine/engine';
import { Finder } from '../../src/engine/finder';
import { synonymsIn } from '../../src/engine/synonyms';
import { queryWords } from '../../src/engine/words';
import { pageRecords } from '../../src/records';

const texts = [
  'Hide a part.',
  'Hide a part of it.',
  'Ghost it.',
  'Hide and hide and hide.',
  'Other.',
];
const records = pageRecords(
  {
    path: 'docs/page',
    group: 'Page',
    kind: 'guide',
    tag: 'docs-default-4.x',
    rank: 0,
    sections: texts.map((text, index) => ({ level: 2, heading: `h${index}`, text })),
  },
  'en',
);

describe('Finder', () => {
  let index: ReturnType<typeof indexRecords>;
  beforeAll(async () => {
    index = indexRecords(records);
  });
  const find = (finder: Finder, query: string) => finder.find(query, queryWords(query));

  it('returns the share of the query in each record, with more weight for rare words', () => {
    const { byRecord } = find(new Finder(index, synonymsIn([])), 'hide part ghost');
    const share = (id: number): number => byRecord.get(id)?.share ?? 0;
    expect(byRecord.get(0)).toMatchObject({ words: 2 });
    expect(share(2)).toBeGreaterThan(share(3));
    expect(share(0) + share(2)).toBeCloseTo(1);
    expect(byRecord.has(4)).toBe(false);
  });

  it('counts a corrected word less than a known one', () => {
    const shareOf = (query: string): number =>
      find(new Finder(index, synonymsIn([])), query).byRecord.get(2)?.share ?? 0;
    expect(shareOf('ghosl')).toBe(1);
    expect(shareOf('ghosl part')).toBeGreaterThan(0);
    expect(shareOf('ghosl part')).toBeLessThan(shareOf('ghost part'));
  });

  it('scores only the best form of a word', () => {
    const one = find(new Finder(index, synonymsIn([['hide', 'part']])), 'hide').byRecord;
    const none = find(new Finder(index, synonymsIn([])), 'hide').byRecord;
    expect(one.get(0)?.score).toBe(none.get(0)?.score);
  });

  it('maps each term to the word of the query that it matches', () => {
    const { terms } = find(new Finder(index, synonymsIn([['hide', 'ghost']])), 'hide part');
    expect(terms.get('part')).toMatchObject([{ word: 1 }]);
    const [typed] = terms.get('hide') ?? [];
    const [meant] = terms.get('ghost') ?? [];
    expect(typed?.word).toBe(0);
    expect(meant?.word).toBe(0);
    expect(typed?.weight).toBeGreaterThan(meant?.weight ?? Infinity);
  });

  it('doesn’t search again for a word while the next one is typed', () => {
    const finder = new Finder(index, synonymsIn([]));
    find(finder, 'hide gh');
    const search = vi.spyOn(index, 'search');
    find(finder, 'hide gho');
    const asked = JSON.stringify(search.mock.calls);
    search.mockRestore();
    expect(asked).toContain('"gho"');
    expect(asked).not.toContain('"hide"');
  });
});
