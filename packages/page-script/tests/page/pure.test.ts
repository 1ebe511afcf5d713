import { describe, expect, it } from 'vitest';
import { activeHeading } from '../../src/page/activeHeading';
import { codeText } from '../../src/page/codeText';
import { modeName, nextChoice, readChoice } from '../../src/page/colorChoice';
import { linkKind } from '../../src/page/linkKind';
import { nextTab } from '../../src/page/tabKeys';
import { inVersion } from '../../src/page/versionLink';

describe('activeHeading', () => {
  const view = { offset: 60, height: 800 };
  const at = (...tops: number[]) => tops.map((top) => ({ top, bottom: top + 30 }));

  it('returns -1 above the first heading', () => {
    expect(activeHeading(at(500, 900), view)).toBe(-1);
  });
  it('returns the heading in the upper half of the window', () => {
    expect(activeHeading(at(-300, 100, 900), view)).toBe(1);
  });
  it('returns the previous heading while the next one is in the lower half', () => {
    expect(activeHeading(at(-300, 500, 900), view)).toBe(0);
  });
  it('returns the last heading after scrolling past all of them', () => {
    expect(activeHeading(at(-900, -300), view)).toBe(1);
  });
  it('treats a heading behind the navbar as passed', () => {
    expect(activeHeading(at(20, 700), view)).toBe(0);
  });
});

describe('the color switch', () => {
  it('cycles through light, dark and system', () => {
    expect(nextChoice('light', true)).toBe('dark');
    expect(nextChoice('dark', true)).toBeNull();
    expect(nextChoice(null, true)).toBe('light');
  });
  it('alternates between two modes if the system mode isn’t available', () => {
    expect(nextChoice('dark', false)).toBe('light');
    expect(nextChoice('light', false)).toBe('dark');
  });
  it('reads the stored choice, and treats unknown values as light, like the theme', () => {
    expect([null, 'system', 'dark', 'light', 'blue'].map(readChoice)).toEqual([
      null,
      null,
      'dark',
      'light',
      'light',
    ]);
  });
  it('names a choice like the theme', () => {
    expect([null, 'dark' as const].map(modeName)).toEqual(['system mode', 'dark mode']);
  });
});

describe('linkKind', () => {
  const page = { origin: 'https://a.example', pathname: '/b/docs/c', search: '', hash: '' };
  const to = (change: Partial<typeof page>) => linkKind({ ...page, ...change }, page, '/b/');

  it('distinguishes other pages, sections and the current page', () => {
    expect(to({ pathname: '/b/docs/d' })).toBe('page');
    expect(to({ search: '?from=x' })).toBe('page');
    expect(to({ hash: '#d' })).toBe('part');
    expect(to({})).toBe('here');
  });
  it('leaves links to other sites and to files to the browser', () => {
    expect(to({ origin: 'https://b.example' })).toBe('outside');
    expect(to({ pathname: '/elsewhere' })).toBe('outside');
    expect(to({ pathname: '/b/docs/c.md' })).toBe('outside');
  });
  it('doesn’t treat the name of a version as a file', () => {
    expect(to({ pathname: '/b/docs/3.x' })).toBe('page');
  });
});

describe('inVersion', () => {
  const routes = ['/b/docs/next', '/b/docs', '/b/docs/3.x'];
  const move = (path: string) => inVersion(path, '/b/docs/3.x', routes, '/b/docs');

  it('redirects from the latest version to the preferred one', () => {
    expect(move('/b/docs')).toBe('/b/docs/3.x');
    expect(move('/b/docs/api')).toBe('/b/docs/3.x/api');
  });
  it('doesn’t redirect other pages and other versions', () => {
    expect(move('/b/examples')).toBeUndefined();
    expect(move('/b/docs/next/api')).toBeUndefined();
    expect(move('/b/docsearch')).toBeUndefined();
  });
});

describe('tabs and copied code', () => {
  it('moves from the last tab to the first and back', () => {
    expect(nextTab('ArrowRight', 3, 4)).toBe(0);
    expect(nextTab('ArrowLeft', 0, 4)).toBe(3);
    expect(nextTab('a', 0, 4)).toBeUndefined();
  });
  it('copies collapsed setup code above the visible code', () => {
    expect(codeText(['b', '', 'c'], ['a'])).toBe('a\n\nb\n\nc');
    expect(codeText(['b'])).toBe('b');
  });
});
