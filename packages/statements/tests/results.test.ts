import { describe, expect, it } from 'vitest';
import { matchingRuns, mergeRuns } from '../src/plan';
import {
  countOlderFrames,
  formatResults,
  hashOf,
  listRuns,
  mergeResults,
  noResults,
  staleRuns,
  type Results,
} from '../src/results';
import type { StatementSpec } from '../src/spec';

function spec(id: string, more: Partial<StatementSpec> = {}): StatementSpec {
  return {
    id: `events/${id}`,
    topic: 'events',
    file: `/statements/events/${id}.ts`,
    source: id,
    says: 'It is one.',
    is: 1,
    expect: {},
    variants: [],
    ...more,
  };
}

const lanes = [
  { release: '4.29.0', pins: 'new' },
  { release: '3.3.0', pins: 'old' },
];
const releases = lanes.map(({ release }) => release);
const specs = [
  spec('one'),
  spec('two', {
    expect: { '3.3.0': { type: 'lacks', missing: 'Viewer' }, '4.29.0': { type: 'holds' } },
  }),
];
const runs = listRuns(specs, releases);
const all: Results = mergeResults(
  noResults,
  runs.map((run) => ({ ...run, outcome: { seen: 1 } })),
  { specs, lanes, frame: 'frame' },
);

describe('results', () => {
  it('are required for each release that has the API of the program', () => {
    expect(runs.map((run) => `${run.spec.id} ${run.release}`)).toEqual([
      'events/one 4.29.0',
      'events/one 3.3.0',
      'events/two 4.29.0',
    ]);
  });

  it('are outdated if the program or the packages have changed', () => {
    expect(staleRuns(runs, all, lanes)).toEqual([]);
    const edited = listRuns([spec('one', { source: 'other' })], releases);
    expect(staleRuns(edited, all, lanes)).toHaveLength(2);
    const moved = [{ release: '4.29.0', pins: 'newer' }, lanes[1] ?? { release: '', pins: '' }];
    expect(staleRuns(runs, all, moved).map(({ release }) => release)).toEqual(['4.29.0', '4.29.0']);
  });

  it('are replaced when their statement runs again, and removed with their statement', () => {
    const [first] = specs;
    const again = mergeResults(
      all,
      [{ spec: spec('one'), release: '3.3.0', outcome: { seen: 2 } }],
      {
        specs: first === undefined ? [] : [first],
        lanes,
        frame: 'newer',
      },
    );
    expect(Object.keys(again.statements)).toEqual(['events/one']);
    expect(again.statements['events/one']).toEqual({
      text: hashOf(spec('one')),
      frame: 'frame',
      outcomes: { '4.29.0': { seen: 1 }, '3.3.0': { seen: 2 } },
    });
  });

  it('have the frame of their oldest outcome, so that a new frame makes them older', () => {
    expect(countOlderFrames(all, 'frame')).toEqual(new Map());
    const renew = (release: string) =>
      runs
        .filter((run) => run.spec.id === 'events/one' && [run.release, 'all'].includes(release))
        .map((run) => ({ ...run, outcome: { seen: 1 } }));
    const now = { specs, lanes, frame: 'newer' };
    const partly = mergeResults(all, renew('3.3.0'), now);
    expect(countOlderFrames(partly, 'newer')).toEqual(new Map([['events', 2]]));
    const whole = mergeResults(all, renew('all'), now);
    expect(countOlderFrames(whole, 'newer')).toEqual(new Map([['events', 1]]));
  });

  it('are written as JSON with one line per statement', () => {
    const text = formatResults(all);
    expect(JSON.parse(text)).toEqual(all);
    expect(text.split('\n').filter((line) => line.includes('"outcomes"'))).toHaveLength(2);
  });
});

describe('selecting runs', () => {
  const many = listRuns(
    Array.from({ length: 95 }, (_item, index) => spec(`number-${index}`)),
    releases,
  );

  it('finds statements by part of their ID or topic, and throws if none match', () => {
    expect(matchingRuns(many, ['number-94'])).toHaveLength(2);
    expect(matchingRuns(many, ['events/'])).toHaveLength(190);
    expect(() => matchingRuns(many, ['nothing'])).toThrow(/No statement/);
  });

  it('combines selections without duplicates, in the original order', () => {
    const [first, second] = many;
    if (first === undefined || second === undefined) throw new Error('There are runs.');
    expect(mergeRuns(many, [second], [first, second])).toEqual([first, second]);
  });
});

describe('the hash of a program', () => {
  const code = (
    says: string,
    is: string,
    comment = '',
  ) => `import { statement } from '../statement';
    ${comment}
    export default statement({
      says: '${says}', is: ${is}, expect: { '3.3.0': instead('${says} Not there.', 2) }, run: () => 1,
    });`;
  const hash = (...args: Parameters<typeof code>) => hashOf({ source: code(...args) });

  it('doesn’t depend on sentences, comments and layout', () => {
    expect(hash('Another sentence.', '1', '// A comment.')).toBe(hash('A sentence.', '1'));
  });

  it('depends on the code and on the expected result', () => {
    expect(hash('A sentence.', '2')).not.toBe(hash('A sentence.', '1'));
    expect(hash('A sentence.', '1', 'let x;')).not.toBe(hash('A sentence.', '1'));
  });
});
