import { describe, expect, it } from 'vitest';
import { clickEvent, firstClick, withIndex } from '../../src/client/clickEvents';

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
  it('reports the position among all results', () => {
    expect(clickEvent(['clickedObjectIDsAfterSearch', click, options], positionOf)).toEqual([
      'clickedObjectIDsAfterSearch',
      { ...click, positions: [7] },
      options,
    ]);
  });

  it('for the first result, keeps only the report that names its source', () => {
    const sent = { ...click, algoliaSource: ['autocomplete'] };
    const call = ['clickedObjectIDsAfterSearch', sent, options];
    expect(clickEvent(call, () => 1)).toEqual([call[0], { ...sent, positions: [1] }, options]);
    expect(clickEvent(call, positionOf)).toBeUndefined();
  });

  it('keeps the position of a result that is no longer shown', () => {
    const call = ['clickedObjectIDsAfterSearch', { ...click, objectIDs: ['a'] }];
    expect(clickEvent(call, positionOf)).toBe(call);
  });

  it.each([[['init', { appId: 'a' }]], [['viewedObjectIDs', click]], [['getUserToken', null]]])(
    'doesn’t change other calls: %j',
    (call) => {
      expect(clickEvent(call, positionOf)).toBe(call);
    },
  );
});

describe('firstClick', () => {
  const keys = { appId: 'app', apiKey: 'key' };

  it('reports a click on the first result in the format that DocSearch uses', () => {
    const hit = { objectID: 'b', __autocomplete_indexName: 'docs', __autocomplete_queryID: 'q' };
    expect(firstClick(hit, keys)).toEqual([
      'clickedObjectIDsAfterSearch',
      click,
      { headers: { 'X-Algolia-Application-Id': 'app', 'X-Algolia-API-Key': 'key' } },
    ]);
  });

  it('doesn’t report clicks on a response without a query ID', () => {
    expect(firstClick({ objectID: 'b', __autocomplete_indexName: 'docs' }, keys)).toBeUndefined();
  });
});

describe('withIndex', () => {
  it('sets the index where a call has one, and keeps the rest', () => {
    expect(withIndex(['viewedObjectIDs', click, options, null], 'pages')).toEqual([
      'viewedObjectIDs',
      { ...click, index: 'pages' },
      options,
      null,
    ]);
  });
});
