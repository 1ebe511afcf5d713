import { describe, expect, it } from 'vitest';
import {
  compoundForms,
  compoundOf,
  joinedForm,
  unknownForms,
  wordForms,
} from '../../src/engine/forms';
import { synonymsIn } from '../../src/engine/synonyms';
import { words } from '../../src/engine/words';

const none = synonymsIn([]);
const [first, second] = words('Hiding addModel');
if (first === undefined || second === undefined) throw new Error('The fixture has two words.');

describe('the searched forms of a word', () => {
  it('are the word, its stem and its synonyms, with decreasing weight', () => {
    const forms = wordForms(first, false, synonymsIn([['hiding', 'ghosts']]));
    expect(forms.map(({ query }) => query)).toEqual([
      'hiding',
      { queries: ['~hide', 'hide'] },
      { queries: ['ghosts', '~ghost', 'ghost'] },
    ]);
    const weights = forms.map(({ weight }) => weight);
    expect(weights).toEqual([...new Set(weights)].sort((a, b) => b - a));
  });

  it('include prefixes only of the last word, and the parts of a name', () => {
    const queries = (isLast: boolean) =>
      wordForms(second, isLast, none).map(({ query }) => JSON.stringify(query));
    expect(queries(false).filter((query) => query.includes('["addmodel"],"prefix"'))).toEqual([]);
    expect(queries(true).filter((query) => query.includes('["addmodel"],"prefix"'))).toHaveLength(
      1,
    );
    expect(queries(false)).toContain(
      '{"queries":["add","model"],"combineWith":"AND","prefix":true}',
    );
  });

  it('include one typo for an unknown word, and two typos only for a long one', () => {
    const errors = (text: string) =>
      words(text).flatMap((word) => unknownForms(word).map(({ query }) => JSON.stringify(query)));
    expect(errors('abc')).toHaveLength(1);
    expect(errors('abcd')).toHaveLength(2);
    expect(errors('abcdefgh')).toHaveLength(3);
  });
});

describe('words that are joined', () => {
  it('can end with a filler word, but can’t be names', () => {
    const query = 'log in users';
    expect(words(query).map((word) => compoundOf(word, query))).toEqual(['login', 'inusers', '']);
    expect(compoundOf(second, 'Hiding addModel now')).toBe('');
  });

  it('have their own synonyms', () => {
    expect(
      compoundForms('login', synonymsIn([['login', 'token']])).map(({ query }) => query),
    ).toEqual([{ queries: ['login', '~login'] }, { queries: ['token', '~token'] }]);
    expect(compoundForms('', synonymsIn([['', 'token']]))).toEqual([]);
  });

  it('form a name that was typed as two or three words', () => {
    const queries = (text: string) => joinedForm(words(text)).map(({ query }) => query);
    expect(queries('point cloud budget')).toMatchObject([{ queries: ['pointcloudbudget'] }]);
    expect(queries('point')).toEqual([]);
    expect(queries('a point cloud budget')).toEqual([]);
  });
});
