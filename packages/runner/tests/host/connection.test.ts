import { describe, expect, it, vi } from 'vitest';
import { checkConnection, parseConnection, type Connection } from '../../src/host/connection';
import { readingUrl } from '../../src/host/ownNetwork';

const input = {
  cluster: ' https://api.cognitedata.com/ ',
  project: 'plant-1',
  token: 'Bearer abc.def',
  modelId: '12',
  revisionId: '34',
};
const connection: Connection = {
  cluster: 'https://api.cognitedata.com',
  project: 'plant-1',
  token: 'abc.def',
  modelId: 12,
  revisionId: 34,
};

describe('parseConnection', () => {
  it('returns a valid connection, normalized', () => {
    expect(parseConnection(input)).toEqual({ connection });
    expect(parseConnection({ ...input, cluster: 'http://localhost:3000' })).toMatchObject({
      connection: { cluster: 'http://localhost:3000' },
    });
  });

  it.each([
    ['cluster', 'http://api.cognitedata.com'],
    ['cluster', 'https://api.cognitedata.com/api/v1'],
    ['cluster', 'https://me:secret@api.cognitedata.com'],
    ['cluster', 'api.cognitedata.com'],
    ['cluster', 'https://api.example.com'],
    ['cluster', 'https://cognitedata.com.example.com'],
    ['cluster', 'https://notcognitedata.com'],
    ['project', '../other'],
    ['token', ''],
    ['token', 'two words'],
    ['modelId', '1.5'],
    ['revisionId', '-3'],
  ] as const)('reports an invalid %s: %s', (field, value) => {
    const parsed = parseConnection({ ...input, [field]: value });
    expect(Object.keys('problems' in parsed ? parsed.problems : {})).toEqual([field]);
  });
});

describe('checkConnection', () => {
  const answering = (status: number, body: unknown = {}) =>
    vi.fn<typeof fetch>(async () => new Response(JSON.stringify(body), { status }));

  it('requests the revision with the token, without cookies or redirects', async () => {
    const send = answering(200);
    expect(await checkConnection(connection, send)).toBeUndefined();
    const [url, init] = send.mock.calls[0] ?? [];
    expect(url).toBe(
      'https://api.cognitedata.com/api/v1/projects/plant-1/3d/models/12/revisions/34',
    );
    expect(init).toMatchObject({
      headers: { authorization: 'Bearer abc.def' },
      credentials: 'omit',
      redirect: 'error',
    });
  });

  it.each([
    [401, /rejected the token/],
    [403, /have permission to read/],
    [404, /no model 12 with revision 34/],
    [503, /status 503/],
  ])('explains status %i', async (status, words) => {
    const said = { error: { message: 'Own words.' } };
    const cause = await checkConnection(connection, answering(status, said));
    expect(cause).toMatch(words);
    expect(cause).toContain('Own words.');
  });

  it('distinguishes a host that doesn’t exist from one that doesn’t allow reading', async () => {
    const nobody = vi.fn<typeof fetch>().mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await checkConnection(connection, nobody)).toContain('can’t be reached');
    const local = { ...connection, cluster: 'http://localhost:3000' };
    expect(await checkConnection(local, nobody)).toContain('content policy');
    const silent = vi.fn<typeof fetch>(async (_, init) => {
      if (init?.mode === 'no-cors') return new Response();
      throw new TypeError('Failed to fetch');
    });
    expect(await checkConnection(connection, silent)).toContain('(CORS)');
    // The last request only checks whether the host is reachable, so it must not contain the token.
    expect(silent.mock.calls.at(-1)?.[1]?.headers).toBeUndefined();
  });
});

describe('readingUrl', () => {
  const base = `${connection.cluster}/api/v1/projects/plant-1`;

  // tests/e2e/attacks/ownProject.ts tests the refused URLs in a browser.
  it('removes the fragment and keeps the query', () => {
    expect(readingUrl(connection, 'GET', `${base}/assets?name=/../%2f#here`).href).toBe(
      `${base}/assets?name=/../%2f`,
    );
  });

  it('refuses any other origin, with an explanation', () => {
    for (const url of [
      'https://api.cognitedata.com.evil.test/api/v1/projects/plant-1/assets',
      'http://api.cognitedata.com/api/v1/projects/plant-1/assets',
      'x',
    ]) {
      expect(() => readingUrl(connection, 'GET', url)).toThrow(
        /only read data, .* wasn’t sent because/,
      );
    }
  });
});
