import { describe, expect, it } from 'vitest';
import { createEngine } from '../../src/engine/engine';
import { withPageSupport } from '../../src/engine/pageSupport';
import { pageSupportWeight } from '../../src/engine/ranking';
import { pageRecords, type PageKind, type SearchRecord } from '../../src/records';

function recordsOf(
  page: string,
  sections: readonly (readonly [heading: string, text: string])[],
  kind: PageKind = 'guide',
): SearchRecord[] {
  return pageRecords(
    {
      path: `docs/${page}`,
      group: page,
      kind,
      tag: 'docs-default-4.x',
      rank: 0,
      sections: [
        { level: 1, heading: page, text: '' },
        ...sections.map(([heading, text]) => ({ level: 2, heading, text })),
      ],
    },
    'en',
  );
}

describe('withPageSupport', () => {
  const sections = [
    ['One', ''],
    ['Two', ''],
    ['Three', ''],
  ] as const;

  function supported(scores: readonly number[], kind?: PageKind): number[] {
    const [, ...records] = recordsOf('lids', sections, kind);
    const results = scores.flatMap((score, index) => {
      const record = records[index];
      return record === undefined ? [] : [{ record, score }];
    });
    return withPageSupport(results).map(({ score }) => score);
  }

  it('adds a share of the scores of other sections, up to the section’s own score', () => {
    expect(supported([10, 3, 1])).toEqual([
      10 + 4 * pageSupportWeight,
      3 + 3 * pageSupportWeight,
      1 + pageSupportWeight,
    ]);
    expect(supported([10])).toEqual([10]);
  });

  it('counts examples, but no pages of the reference', () => {
    expect(supported([10, 3], 'example')[0]).toBeGreaterThan(10);
    expect(supported([10, 3], 'api')).toEqual([10, 3]);
  });

  it('counts the prose and the program of a section as one place', () => {
    const [, one, two] = recordsOf('lids', sections);
    if (one === undefined || two === undefined) throw new Error('Missing records.');
    const results = [
      { record: two, score: 12 },
      { record: one, score: 10 },
      { record: one, score: 3 },
    ];
    const [best] = withPageSupport(results);
    expect(best?.score).toBe(12 + 10 * pageSupportWeight);
  });
});

it('ranks a section higher if other sections of its page match, too', async () => {
  const alone = recordsOf('Pumps', [['Open a lid', 'Turn the handle.']]);
  const among = recordsOf('Tanks', [
    ['Open a lid', 'Turn the handle.'],
    ['Close the lid', 'When a tank is open, close it.'],
  ]);
  const engine = createEngine([...alone, ...among]);
  expect(engine.search('open a lid').map(({ record }) => record.path)).toEqual([
    'docs/Tanks#open-a-lid',
    'docs/Pumps#open-a-lid',
    'docs/Tanks#close-the-lid',
  ]);
});
