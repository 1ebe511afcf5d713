import { describe, expect, it } from 'vitest';
import { hitView } from '../../../../src/components/Search/hitView';
import { pageRequest, type PageSearch } from '@reveal-docs/search';
import type { SearchHit, SearchResult } from '@reveal-docs/search/protocol';
import { closedPanel, nextPanel } from '../../../../src/components/Search/resultPanel';
import { nextState, type PagedState } from '../../../../src/components/Search/usePagedSearch';
import {
  isWriting,
  shortcutAction,
  write,
  type KeyPress,
} from '@reveal-docs/page-script/shortcuts';

const hit = (objectID: string) => ({ objectID }) as SearchHit;
const result = (page: number, hits: SearchHit[], nbPages = 2): SearchResult => ({
  hits,
  nbHits: 25,
  page,
  nbPages,
  hitsPerPage: 20,
  query: 'node',
  index: 'docs',
  exhaustiveNbHits: true,
  processingTimeMS: 1,
  params: '',
});

describe('search page state', () => {
  const found = nextState(
    { type: 'loading', isStalled: false, previous: undefined },
    {
      type: 'answer',
      result: result(0, [hit('1')]),
      counts: { ...result(0, []), facets: { kind: { api: 25 } } },
    },
  );

  it('has the first page with counts per kind', () => {
    expect(found).toMatchObject({ type: 'found', count: 25, hasMore: true, kinds: { api: 25 } });
  });

  it('appends further pages and keeps the counts', () => {
    const more = nextState(nextState(found, { type: 'load-more', page: 1 }), {
      type: 'answer',
      result: result(1, [hit('2')]),
    });
    expect(more).toMatchObject({
      hits: [{ objectID: '1' }, { objectID: '2' }],
      hasMore: false,
      isLoadingMore: false,
      kinds: { api: 25 },
    });
  });

  it('adds a page only once if it was requested twice', () => {
    const more = nextState(found, { type: 'answer', result: result(1, [hit('2')]) });
    expect(nextState(more, { type: 'load-more', page: 1 })).toBe(more);
    expect(nextState(more, { type: 'answer', result: result(1, [hit('2')]) })).toBe(more);
    expect(nextState(more, { type: 'fail-more', page: 1 })).toBe(more);
  });

  it('keeps the previous results during the next query, and marks a slow one', () => {
    const loading = nextState(found, { type: 'load' });
    expect(loading).toMatchObject({ type: 'loading', isStalled: false, previous: { count: 25 } });
    expect(nextState(loading, { type: 'stall' })).toMatchObject({ isStalled: true });
    expect(nextState(found, { type: 'stall' })).toBe(found);
  });

  it('drops results on failure and when the field is cleared', () => {
    const failed: PagedState = nextState(found, {
      type: 'fail',
      failure: { type: 'unreachable' },
    });
    expect(failed).toEqual({ type: 'failed', failure: { type: 'unreachable' } });
    expect(nextState(found, { type: 'clear' })).toEqual({ type: 'idle' });
  });

  it('keeps results if loading more of them fails', () => {
    expect(nextState(found, { type: 'fail-more', page: 1 })).toMatchObject({
      type: 'found',
      count: 25,
      moreFailed: true,
    });
  });
});

describe('search page request', () => {
  const search: PageSearch = {
    query: 'node',
    version: { name: '3.x', label: '3.x', isLast: false, tag: 'docs-default-3.x' },
    kind: undefined,
    language: 'en',
    indexName: 'docs',
    snippetWords: 5,
  };
  const context = ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-3.x']];

  it('requests 20 hits of the version, and counts', () => {
    const { requests } = pageRequest(search, 0);
    expect(requests).toHaveLength(2);
    expect(requests[0]).toMatchObject({ hitsPerPage: 20, page: 0, facetFilters: context });
    expect(requests[0]?.attributesToSnippet).toContain('content:5');
    expect(requests[1]).toMatchObject({ hitsPerPage: 0, facets: ['kind'], facetFilters: context });
  });

  it('requests a further page without counts, and filters by kind without changing counts', () => {
    const { requests } = pageRequest({ ...search, kind: 'api' }, 3);
    expect(requests).toHaveLength(1);
    expect(requests[0]).toMatchObject({ page: 3, facetFilters: [...context, 'kind:api'] });
    expect(pageRequest({ ...search, kind: 'api' }, 0).requests[1]?.facetFilters).toEqual(context);
  });
});

describe('result panel', () => {
  it('opens on typing and closes', () => {
    expect(nextPanel(closedPanel, { type: 'typed' })).toEqual({ isOpen: true, active: -1 });
    expect(nextPanel({ isOpen: true, active: 2 }, { type: 'closed' })).toEqual(closedPanel);
  });

  it('moves through the entries and back to the field', () => {
    const down = { type: 'arrow', direction: 1, entries: 2 } as const;
    const up = { type: 'arrow', direction: -1, entries: 2 } as const;
    const first = nextPanel(closedPanel, down);
    expect(first).toEqual({ isOpen: true, active: 0 });
    const second = nextPanel(first, down);
    expect(second.active).toBe(1);
    expect(nextPanel(second, down).active).toBe(-1);
    expect(nextPanel(first, up).active).toBe(-1);
    expect(nextPanel(closedPanel, up).active).toBe(1);
  });

  it('stays closed without entries', () => {
    expect(nextPanel(closedPanel, { type: 'arrow', direction: 1, entries: 0 })).toBe(closedPanel);
  });
});

describe('hitView', () => {
  it('uses the innermost heading as the title', () => {
    const marked = (value: string) => ({ value, matchLevel: 'none' as const });
    const view = hitView({
      ...hit('1'),
      _highlightResult: {
        hierarchy: {
          lvl0: marked('G'),
          lvl1: marked('Page'),
          lvl2: marked('A'),
          lvl3: marked('B'),
        },
      },
    });
    expect(view.title?.value).toBe('B');
    expect(view.trail.map(({ value }) => value)).toEqual(['Page', 'A']);
  });
});

describe('keyboard input', () => {
  const press = (key: string, modifiers: Partial<KeyPress> = {}): KeyPress => ({
    key,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    defaultPrevented: false,
    repeat: false,
    ...modifiers,
  });

  it.each([
    ['Ctrl+K', press('k', { ctrlKey: true }), true, 'toggle'],
    ['Command+K', press('K', { metaKey: true }), false, 'toggle'],
    ['slash', press('/'), false, 'open'],
    ['slash while typing', press('/'), true, undefined],
    ['Ctrl+slash', press('/', { ctrlKey: true }), false, undefined],
    ['K alone', press('k'), false, undefined],
    [
      'Ctrl+K that something else took',
      press('k', { ctrlKey: true, defaultPrevented: true }),
      false,
      undefined,
    ],
    ['Ctrl+K held down', press('k', { ctrlKey: true, repeat: true }), false, undefined],
  ])('handles %s', (_name, event, isTyping, action) => {
    expect(shortcutAction(event, isTyping)).toBe(action);
  });

  it('is collected before the search field exists', () => {
    const keys = ['c', 'a', 'n', 'Backspace', 'm', '🙂', 'Backspace', ' '];
    expect(keys.map((key) => press(key)).every(isWriting)).toBe(true);
    expect(keys.reduce((text, key) => write(text, press(key)), '')).toBe('cam ');
    expect(isWriting(press('@', { ctrlKey: true, altKey: true }))).toBe(true);
    expect(isWriting(press('c', { ctrlKey: true }))).toBe(false);
    expect(isWriting(press('Tab'))).toBe(false);
  });
});
