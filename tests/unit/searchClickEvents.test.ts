import { describe, expect, it } from 'vitest';
import { clickEvent } from '../../src/search/clickEvents';

const click = {
  eventName: 'Item Selected',
  index: 'docs',
  queryID: 'q',
  objectIDs: ['b'],
  positions: [1],
};
const options = { headers: { 'X-Algolia-Application-Id': 'app' } };
const positionOf = (id: string) => (id === 'b' ? 7 : undefined);

describe('clickEvent', () => {
  it('keeps the report that names its source, with the position among all results', () => {
    const sent = { ...click, algoliaSource: ['autocomplete'] };
    expect(clickEvent(['clickedObjectIDsAfterSearch', sent, options], positionOf)).toEqual([
      'clickedObjectIDsAfterSearch',
      { ...sent, positions: [7] },
      options,
    ]);
  });

  it('drops the second report of the same opening', () => {
    expect(clickEvent(['clickedObjectIDsAfterSearch', click, options], positionOf)).toBeUndefined();
  });

  it('leaves the position alone for a result that is no longer shown', () => {
    const call = ['clickedObjectIDsAfterSearch', { ...click, algoliaSource: [], objectIDs: ['a'] }];
    expect(clickEvent(call, positionOf)).toBe(call);
  });

  it.each([[['init', { appId: 'a' }]], [['viewedObjectIDs', click]], [['getUserToken', null]]])(
    'leaves other calls alone: %j',
    (call) => {
      expect(clickEvent(call, positionOf)).toBe(call);
    },
  );
});
