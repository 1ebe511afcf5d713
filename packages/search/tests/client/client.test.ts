import { describe, expect, it, vi } from 'vitest';
import type { Requester } from '@algolia/client-common';
import { createHostedClient } from '../../src/client/hosted';
import { failureHelp } from '../../src/client/failure';
import { createLoader, type LoaderOptions } from '../../src/client/loader';
import { createLocalClient } from '../../src/client/local';
import { findInOtherVersions } from '../../src/client/otherVersions';
import type { RecordsFile } from '../../src/records';

const place = { origin: 'https://docs.invalid', baseUrl: '/' };
const request = { requests: [{ query: 'node', indexName: 'docs' }] };

function file(tag: string, heading: string): RecordsFile {
  const sections = [{ level: 1, heading, anchor: '', text: 'a <b>' }];
  return {
    language: 'en',
    pages: [{ path: `docs/${heading}`, group: heading, kind: 'guide', tag, rank: 0, sections }],
  };
}

const files: Record<string, unknown> = {
  '/i/manifest.json': { files: { new: 'new.1.json', old: 'old.1.json' }, latest: 'new' },
  '/i/new.1.json': file('new', 'Node'),
  '/i/old.1.json': file('old', 'Map'),
};

function local(fetchJson: LoaderOptions['fetchJson']) {
  return createLocalClient(createLoader({ baseUrl: '/i/', fetchJson }), place);
}

const fromFiles = () => vi.fn((url: string) => Promise.resolve(files[url]));

describe('search in the browser', () => {
  it('returns escaped texts and paths on this site', async () => {
    const outcome = await local(fromFiles()).search(request);
    expect(outcome).toMatchObject({
      type: 'answered',
      response: { results: [{ nbHits: 1, hits: [{ content: 'a &lt;b&gt;', url: '/docs/Node' }] }] },
    });
  });

  it('fetches only the files of the requested tags, each once', async () => {
    const fetchJson = fromFiles();
    const client = local(fetchJson);
    const old = {
      requests: [{ query: 'map', indexName: 'docs', facetFilters: [['docusaurus_tag:old']] }],
    };
    await client.search(old);
    await client.search({ requests: old.requests.map((query) => ({ ...query, query: 'ma' })) });
    expect(fetchJson.mock.calls.map(([url]) => url)).toEqual(['/i/manifest.json', '/i/old.1.json']);
  });

  it('reports that the records can’t be reached, and retries with the next search', async () => {
    const fetchJson = fromFiles();
    fetchJson.mockRejectedValueOnce(new Error('offline'));
    const client = local(fetchJson);
    const failed = await client.search(request);
    expect(failed).toEqual({ type: 'failed', failure: { type: 'unreachable' } });
    expect(await client.search(request)).toMatchObject({ type: 'answered' });
  });

  it('loads the files of a new build if those of the first build are gone', async () => {
    const newer: Record<string, unknown> = {
      '/i/manifest.json': { files: { new: 'new.2.json' }, latest: 'new' },
      '/i/new.2.json': file('new', 'Node'),
    };
    let source = files;
    const fetchJson = vi.fn((url: string) =>
      url in source ? Promise.resolve(source[url]) : Promise.reject(new Error('404')),
    );
    const loader = createLoader({ baseUrl: '/i/', fetchJson });
    await loader.load(['old']);
    source = newer;
    expect(await loader.load(['new'])).toHaveLength(1);
    expect(fetchJson.mock.calls.map(([url]) => url)).toEqual([
      '/i/manifest.json',
      '/i/old.1.json',
      '/i/new.1.json',
      '/i/manifest.json',
      '/i/new.2.json',
    ]);
    // The manifest hasn't changed, so the file isn't missing because of an update of the site.
    source = { '/i/manifest.json': newer['/i/manifest.json'] };
    const broken = createLoader({ baseUrl: '/i/', fetchJson });
    await expect(broken.load(['new'])).rejects.toThrow('404');
  });

  it('retries for searches that started while a file failed to load', async () => {
    const fetchJson = fromFiles();
    let breakFile = (): void => {};
    fetchJson.mockReturnValueOnce(
      new Promise((_resolve, reject) => (breakFile = () => reject(new Error('broken')))),
    );
    const client = local(fetchJson);
    const first = client.search(request);
    const [query] = request.requests;
    const next = ['nod', 'no'].map((text) =>
      client.search({ requests: [{ ...query, indexName: 'docs', query: text }] }),
    );
    breakFile();
    expect(await first).toMatchObject({ type: 'failed' });
    expect(await Promise.all(next)).toMatchObject([{ type: 'answered' }, { type: 'answered' }]);
    // Both searches share a second request for the manifest. The third request is for the records.
    expect(fetchJson).toHaveBeenCalledTimes(3);
  });
});

function hosts(
  answer: (host: string) => { status: number; content?: string; isTimedOut?: boolean },
) {
  const asked: { host: string; connect: number; response: number; url: URL; body: unknown }[] = [];
  const requester: Requester = {
    send: ({ url, connectTimeout, responseTimeout, data }) => {
      const parsed = new URL(url);
      asked.push({
        host: parsed.host,
        connect: connectTimeout,
        response: responseTimeout,
        url: parsed,
        body: JSON.parse(String(data)),
      });
      const { status, content = '', isTimedOut = false } = answer(parsed.host);
      return Promise.resolve({ status, content, isTimedOut });
    },
  };
  return { asked, requester };
}

const good = JSON.stringify({ results: [{ hits: [], nbHits: 0, page: 0, nbPages: 0 }] });

describe('search by a hosted provider', () => {
  const client = (requester: Requester) =>
    createHostedClient({ appId: 'APP', apiKey: 'key', place, requester });

  it('sends credentials as query parameters, and the body unchanged', async () => {
    const { asked, requester } = hosts(() => ({ status: 200, content: good }));
    await client(requester).search(request);
    const [call] = asked;
    expect(call?.url.pathname).toBe('/1/indexes/*/queries');
    expect(call?.host).toBe('app-dsn.algolia.net');
    expect([...(call?.url.searchParams.keys() ?? [])].sort()).toEqual([
      'x-algolia-agent',
      'x-algolia-api-key',
      'x-algolia-application-id',
    ]);
    expect(call?.body).toEqual(request);
    expect([call?.connect, call?.response]).toEqual([1000, 2000]);
  });

  it.each([
    ['a timeout', { status: 0, isTimedOut: true }],
    ['no network', { status: 0 }],
    ['a server error', { status: 503 }],
    ['a redirect', { status: 302 }],
  ])('asks the next host after %s, and avoids the failed one', async (_name, failure) => {
    const { asked, requester } = hosts((host) =>
      host.includes('-dsn') ? failure : { status: 200, content: good },
    );
    const one = client(requester);
    expect(await one.search(request)).toMatchObject({ type: 'answered' });
    expect(asked).toHaveLength(2);
    await one.search({ requests: [{ query: 'other', indexName: 'docs' }] });
    expect(asked.slice(2).map(({ host }) => host)).not.toContain('app-dsn.algolia.net');
  });

  it('reports that the provider is unreachable if all hosts fail', async () => {
    const { asked, requester } = hosts(() => ({ status: 500 }));
    const outcome = await client(requester).search(request);
    expect(outcome).toEqual({ type: 'failed', failure: { type: 'unreachable' } });
    expect(new Set(asked.map(({ host }) => host)).size).toBe(4);
  });

  it('retries a failed host after two minutes', async () => {
    vi.useFakeTimers();
    try {
      let isDown = true;
      const { asked, requester } = hosts((host) =>
        isDown && host.includes('-dsn') ? { status: 500 } : { status: 200, content: good },
      );
      const one = client(requester);
      const ask = (query: string) => one.search({ requests: [{ query, indexName: 'docs' }] });
      await ask('a');
      isDown = false;
      vi.advanceTimersByTime(119_000);
      await ask('b');
      expect(asked.at(-1)?.host).not.toBe('app-dsn.algolia.net');
      vi.advanceTimersByTime(2_000);
      await ask('c');
      expect(asked.at(-1)?.host).toBe('app-dsn.algolia.net');
    } finally {
      vi.useRealTimers();
    }
  });

  it.each([400, 403, 404, 429])('doesn’t retry after status %i', async (status) => {
    const { asked, requester } = hosts(() => ({ status, content: '{"message":"no"}' }));
    const outcome = await client(requester).search(request);
    expect(outcome).toEqual({ type: 'failed', failure: { type: 'refused', status } });
    expect(asked).toHaveLength(1);
  });

  it.each(['', '{', '<html>', '{}', '{"results":[{}]}', 'null'])(
    'reports a malformed response: %j',
    async (content) => {
      const { requester } = hosts(() => ({ status: 200, content }));
      const outcome = await client(requester).search(request);
      expect(outcome).toEqual({ type: 'failed', failure: { type: 'malformed' } });
    },
  );

  it('has a message for each failure', () => {
    expect(failureHelp({ type: 'unreachable' })).toBe(
      'You might want to check your network connection.',
    );
    expect(failureHelp({ type: 'refused', status: 403 })).toContain('403');
    expect(failureHelp({ type: 'no-records' })).toContain('npm run build');
  });
});

describe('findInOtherVersions', () => {
  const version = (name: string, isLast = false) => ({ name, label: name, isLast, tag: name });
  const where = {
    indexName: 'docs',
    language: 'en',
    current: version('next'),
    versions: [version('next'), version('old'), version('new', true)],
  };

  it('returns the first version with hits, starting with the latest', async () => {
    const client = local(fromFiles());
    const newHits = await findInOtherVersions(client, 'node', where);
    expect(newHits?.version.name).toBe('new');
    const oldHits = await findInOtherVersions(client, 'map', where);
    expect(oldHits?.version.name).toBe('old');
    expect(await findInOtherVersions(client, 'zzqq', where)).toBeUndefined();
  });

  it('returns nothing if the request fails', async () => {
    const client = local(() => Promise.reject(new Error('offline')));
    expect(await findInOtherVersions(client, 'node', where)).toBeUndefined();
  });
});
