import { describe, expect, it } from 'vitest';
import { scriptTiming } from '../src/scriptTiming';

const routes = ['docs', 'docs/next', 'docs/3.x', 'docs/2.x'];

describe('scriptTiming', () => {
  it.each([
    ['docs/concepts', 'deferred'],
    ['docs/next/concepts', 'deferred'],
    ['docs/3.x/api/classes/cognite_reveal.Cognite3DViewer', 'deferred'],
    ['docs/api', 'deferred'],
    ['docs/api/changes/from-4-8-0-to-4-29-0', 'deferred'],
    ['docs/extending/datasource', 'deferred'],
    ['versions', 'deferred'],
    ['demo-project', 'deferred'],
  ])('defers the scripts of %s', (page, policy) => {
    expect(scriptTiming(page, routes)).toBe(policy);
  });

  it.each([
    '',
    'docs',
    'docs/',
    'docs/next',
    'docs/2.x',
    'learn',
    'docs/examples/cad-basic',
    'docs/3.x/examples/cad-basic',
  ])('lets the scripts of %j start on their own', (page) => {
    expect(scriptTiming(page, routes)).toBe('startsByItself');
  });

  it.each(['404.html', 'search', 'examples', 'behavior', 'playground', 'learn/show-a-model'])(
    'loads the scripts of %s immediately',
    (page) => {
      expect(scriptTiming(page, routes)).toBe('atOnce');
    },
  );

  it('loads the scripts of the embed without the page script', () => {
    expect(scriptTiming('embed', routes)).toBe('alone');
  });

  it('doesn’t mistake guides for versions or examples', () => {
    expect(scriptTiming('docs/next-steps', routes)).toBe('deferred');
    expect(scriptTiming('docs/examples-of-errors', routes)).toBe('deferred');
  });
});
