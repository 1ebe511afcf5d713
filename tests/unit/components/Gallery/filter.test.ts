import { describe, expect, it } from 'vitest';
import { filterExamples, listHeadings } from '../../../../src/components/Gallery/filter';
import type { GalleryExample } from '../../../../src/plugins/gallery/examples';

function example(name: string, fields: Partial<GalleryExample> = {}): GalleryExample {
  return {
    id: `examples/${name}`,
    name,
    title: name,
    description: '',
    kinds: ['cad'],
    topics: ['basics'],
    keywords: [],
    path: `docs/examples/${name}`,
    picture: null,
    heading: 'Load models',
    ...fields,
  };
}

const examples = [
  example('styling', {
    title: 'Color parts',
    description: 'Gives parts of a model their own color.',
    topics: ['styling', 'nodes'],
    heading: 'Style',
    keywords: ['highlight', 'setDefaultNodeAppearance'],
  }),
  example('scan', { title: 'Show a scan', kinds: ['points'], topics: ['basics'] }),
  example('both', {
    title: 'Scan over parts',
    kinds: ['cad', 'points'],
    topics: ['styling'],
    heading: 'Style',
  }),
];

const everything = { kind: null, heading: null, words: '' } as const;
const namesOf = (filter: Partial<Parameters<typeof filterExamples>[1]>): string[] =>
  filterExamples(examples, { ...everything, ...filter }).map(({ name }) => name);

describe('filterExamples', () => {
  it('returns all examples in their order without filters', () => {
    expect(namesOf({})).toEqual(['styling', 'scan', 'both']);
    expect(namesOf({ words: ' -, ' })).toEqual(['styling', 'scan', 'both']);
  });

  it('filters by kind of data', () => {
    expect(namesOf({ kind: 'points' })).toEqual(['scan', 'both']);
    expect(namesOf({ kind: 'photos' })).toEqual([]);
  });

  it('filters by heading', () => {
    expect(namesOf({ heading: 'Style' })).toEqual(['styling', 'both']);
  });

  it.each([
    ['title', 'color', ['styling']],
    ['description', 'gives', ['styling']],
    ['topic', 'node', ['styling']],
    ['keyword', 'highl', ['styling']],
    ['name', 'both', ['both']],
    ['beginning of a word', 'sca', ['scan', 'both']],
    ['upper case', 'SCAN', ['scan', 'both']],
    ['name of a method', 'setDefaultNodeAppearance', ['styling']],
  ])('searches the %s', (_, words, names) => {
    expect(namesOf({ words })).toEqual(names);
  });

  it('doesn’t match inside words', () => {
    expect(namesOf({ words: 'can' })).toEqual([]);
  });

  it('requires every word, in any order', () => {
    expect(namesOf({ words: 'parts scan' })).toEqual(['both']);
    expect(namesOf({ words: 'parts nothing' })).toEqual([]);
  });

  it('requires every filter to match', () => {
    expect(namesOf({ kind: 'points', heading: 'Style', words: 'scan' })).toEqual(['both']);
    expect(namesOf({ kind: 'points', heading: 'Clip' })).toEqual([]);
  });
});

it('listHeadings returns each heading once, in the order of the examples', () => {
  expect(listHeadings(examples)).toEqual(['Style', 'Load models']);
  expect(listHeadings([])).toEqual([]);
});
