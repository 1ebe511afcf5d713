import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { algoliasearch } from 'algoliasearch';
import { afterEach, describe, expect, it } from 'vitest';
import { readHostedRecords, readPublishSettings } from '../../../../scripts/searchPublish';
import {
  hostedSettings,
  hostedSynonyms,
  toHostedRecords,
} from '../../../../src/plugins/search/hosted';
import { publish, PublishError, type PublishClient } from '../../../../src/plugins/search/publish';
import { pageRecords, type RecordsFile } from '@reveal-docs/search/records';
import {
  startHostedProvider,
  type HostedProvider,
  type ProviderOptions,
} from '../../../fixtures/hostedProvider';

const credentials = { appId: 'APP', key: 'write-key' };

const page = {
  path: 'docs/concepts',
  group: 'Concepts',
  kind: 'guide',
  tag: 'docs-default-4.x',
  rank: 3,
  summary: 'What things are.',
  sections: Array.from({ length: 2500 }, (_, index) => ({
    level: index === 0 ? 1 : 2,
    heading: index === 0 ? 'Concepts' : `Heading ${index}`,
    anchor: index === 0 ? '' : `h${index}`,
    text: 'Text.',
    ...(index === 0 ? { asked: 'basics' } : {}),
  })),
} as const;

const records = toHostedRecords(pageRecords(page, 'en'), 'https://docs.invalid/base/');

describe('publish', () => {
  let provider: HostedProvider | undefined;
  afterEach(async () => {
    await provider?.close();
    provider = undefined;
  });

  async function start(options: Partial<ProviderOptions> = {}): Promise<HostedProvider> {
    provider = await startHostedProvider({ ...credentials, ...options });
    return provider;
  }

  function client({ port }: HostedProvider, key = credentials.key): PublishClient {
    return algoliasearch(credentials.appId, key, {
      hosts: [{ url: '127.0.0.1', port, accept: 'readWrite', protocol: 'http' }],
    });
  }

  const old = {
    settings: { old: true },
    synonyms: [],
    rules: ['a rule'],
    objects: [{ objectID: 'old' }],
  };

  it('creates a missing index', async () => {
    const running = await start();
    await publish(client(running), 'docs', records);
    expect([...running.indices.keys()]).toEqual(['docs']);
    const index = running.indices.get('docs');
    expect(index?.objects).toEqual(JSON.parse(JSON.stringify(records)));
    expect(index?.settings).toEqual(JSON.parse(JSON.stringify(hostedSettings)));
    expect(index?.synonyms).toEqual(JSON.parse(JSON.stringify(hostedSynonyms)));
  });

  it('replaces records and settings in one step, and keeps rules', async () => {
    const running = await start();
    running.indices.set('docs', old);
    await publish(client(running), 'docs', records);
    expect([...running.indices.keys()]).toEqual(['docs']);
    expect(running.indices.get('docs')).toMatchObject({ rules: ['a rule'] });
    expect(running.indices.get('docs')?.objects).toHaveLength(records.length);
    const writes = running.requests.filter((request) => !request.startsWith('GET'));
    expect(writes.filter((request) => request.includes('/docs/'))).toEqual([
      'POST /1/indexes/docs/operation',
    ]);
  });

  it('reports wrong credentials, and doesn’t change the index', async () => {
    const running = await start();
    running.indices.set('docs', old);
    const attempt = publish(client(running, 'wrong'), 'docs', records);
    await expect(attempt).rejects.toThrow(PublishError);
    await expect(attempt).rejects.toThrow(/"docs" is unchanged[^]*rejected the credentials/);
    expect(running.indices.get('docs')).toEqual(old);
  });

  it.each([
    ['while records are sent', (request: string) => request.endsWith('/batch')],
    ['before the switch', (request: string) => /_next_.*\/operation$/.test(request)],
  ])('keeps the old index if the connection drops %s', async (_name, drops) => {
    const running = await start({ drops });
    running.indices.set('docs', old);
    const attempt = publish(client(running), 'docs', records);
    await expect(attempt).rejects.toThrow(/can't be reached, or the connection was lost/);
    expect([...running.indices.keys()]).toEqual(['docs']);
    expect(running.indices.get('docs')).toEqual(old);
  });
});

describe('the published records', () => {
  it('have absolute URLs, headings and weights', () => {
    expect(records[1]).toMatchObject({
      url: 'https://docs.invalid/base/docs/concepts#h1',
      heading: 'Heading 1',
      docusaurus_tag: 'docs-default-4.x',
      weight: { pageRank: 3, level: 80, position: 1 },
    });
    expect(records[0]).toMatchObject({
      slug: 'concepts',
      summary: 'What things are.',
      asked: 'basics',
    });
    expect(records[1]).toMatchObject({ asked: null });
    // The field must be searchable, but not returned in results.
    expect(hostedSettings.searchableAttributes).toContain('unordered(asked)');
    const { attributesToRetrieve, attributesToHighlight, attributesToSnippet } = hostedSettings;
    const given = [...attributesToRetrieve, ...attributesToHighlight, ...attributesToSnippet];
    expect(given.filter((name) => name.includes('asked'))).toEqual([]);
  });

  it('require all variables, and the error names missing ones', () => {
    expect(() => readPublishSettings({ ALGOLIA_APP_ID: 'a', ALGOLIA_INDEX_NAME: ' ' })).toThrow(
      /without ALGOLIA_ADMIN_KEY, ALGOLIA_INDEX_NAME\. Set them/,
    );
  });

  it('include pages without a version once, and require a build', () => {
    const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'records-'));
    try {
      expect(() => readHostedRecords(dir, 'https://docs.invalid/')).toThrow(/npm run build/);
      const common = { ...page, path: '', tag: 'default', sections: page.sections.slice(0, 1) };
      const file: RecordsFile = { language: 'en', pages: [common] };
      fs.mkdirSync(path.join(dir, 'search-index'));
      const write = (name: string, content: unknown): void =>
        fs.writeFileSync(path.join(dir, 'search-index', name), JSON.stringify(content));
      write('manifest.json', { files: { a: 'a.json', b: 'b.json' }, latest: 'a' });
      write('a.json', file);
      write('b.json', file);
      expect(readHostedRecords(dir, 'https://docs.invalid/')).toHaveLength(1);
    } finally {
      fs.rmSync(dir, { recursive: true });
    }
  });
});
