/** Search in the development server uses the records of the last build. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LoadContext } from '@docusaurus/types';
import searchPlugin from '../../../../src/plugins/search';
import { defaultHitsPerPage, type SearchRequest } from '@reveal-docs/search/protocol';
import { createLoader, fetchJson } from '@reveal-docs/search/loader';
import { createLocalClient } from '@reveal-docs/search/local';

const request: SearchRequest = {
  requests: [{ query: 'viewer', indexName: 'docs', hitsPerPage: defaultHitsPerPage }],
};

const place = { origin: 'http://localhost', baseUrl: '/docs/' };

function makeClient(): ReturnType<typeof createLocalClient> {
  return createLocalClient(createLoader({ baseUrl: '/docs/search-index/', fetchJson }), place);
}

function answerWith(status: number, type: string, body: string): void {
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.resolve(new Response(body, { status, headers: { 'Content-Type': type } }))),
  );
}

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

describe('search in development', () => {
  beforeEach(() => vi.stubEnv('NODE_ENV', 'development'));

  it.each([
    [200, 'text/html', 'the page that the server gives for any address'],
    [404, 'application/json', '{}'],
  ])('reports missing records: %i, %s', async (status, type, body) => {
    answerWith(status, type, body);
    expect(await makeClient().search(request)).toEqual({
      type: 'failed',
      failure: { type: 'no-records' },
    });
  });

  it('serves the records of the last build', () => {
    const context = { siteConfig: {}, siteDir: '/site', baseUrl: '/docs/' } as unknown;
    const plugin = searchPlugin(context as LoadContext);
    const configure = plugin.configureWebpack as (config: object, isServer: boolean) => unknown;
    expect(configure({}, false)).toEqual({
      devServer: {
        static: [{ directory: '/site/build/search-index', publicPath: '/docs/search-index' }],
      },
    });
  });
});

it('a built site doesn’t report missing records, but another failure', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  answerWith(404, 'text/html', '');
  const outcome = await makeClient().search(request);
  expect(outcome).toMatchObject({ type: 'failed' });
  expect(outcome).not.toMatchObject({ failure: { type: 'no-records' } });
});
