import { describe, expect, it } from 'vitest';
import { createEngine } from '../../src/engine/engine';
import { PhraseFits, rareStems } from '../../src/engine/phraseFits';
import { synonymsIn } from '../../src/engine/synonyms';
import { pageRecords } from '../../src/records';

function recordsOf(asked: Readonly<Record<string, string>>) {
  return pageRecords(
    {
      path: 'docs/page',
      group: 'Page',
      kind: 'guide',
      tag: 'docs-default-4.x',
      rank: 0,
      sections: [
        { level: 1, heading: 'Page', text: '' },
        ...Object.entries(asked).map(([heading, phrases]) => ({
          level: 2,
          heading,
          text: '',
          asked: phrases,
        })),
      ],
    },
    'en',
  );
}

const synonymsOf = synonymsIn([['shut', 'close']]);

describe('PhraseFits', () => {
  const [, record] = recordsOf({ Lids: 'open lids, close the valve, valve handle' });
  const best = (query: string, rarities: readonly number[]): number =>
    record === undefined
      ? -1
      : new PhraseFits().best(rareStems(query, rarities, synonymsOf), record, 'Lids');

  it('is 1 for the same phrase in another form, and 0 for words in several phrases', () => {
    expect(best('closing valves', [1, 1])).toBe(1);
    expect(best('open the handle', [1, 1])).toBe(0);
    expect(best('valve', [1])).toBe(0);
  });

  it('depends on the rarity of the words and the length of the phrase', () => {
    const rare = best('close valve quickly', [2, 2, 1]);
    expect(rare).toBeCloseTo(0.64);
    expect(best('close valve quickly', [1, 1, 3])).toBeLessThan(rare);
    expect(best('open lids', [1, 1])).toBe(1);
    const [, long] = recordsOf({ Lids: 'open lids of tanks in spring' });
    const stems = rareStems('open lids', [1, 1], synonymsOf);
    expect(long && new PhraseFits().best(stems, long, '')).toBeLessThan(1);
  });

  it('counts a synonym less than the word', () => {
    const synonym = best('shutting valves', [1, 1]);
    expect(synonym).toBeGreaterThan(0);
    expect(synonym).toBeLessThan(best('closing valves', [1, 1]));
  });
});

it('ranks a section with the words in one phrase above a section with the words in two phrases', async () => {
  const engine = createEngine(
    recordsOf({
      Apart: 'rotate pumps, lift lids, rotate slowly',
      Together: 'rotate the lids, lift pumps, turn slowly',
    }),
  );
  const first = (query: string) => engine.search(query)[0]?.record.path;
  expect(first('rotating a lid')).toBe('docs/page#together');
  expect(first('lift the lid')).toBe('docs/page#apart');
});
