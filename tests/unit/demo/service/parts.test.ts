/** Compares the list of APIs on the page about the demo project with the client and the service. */
import type { CogniteClient } from '@cognite/sdk';
import { beforeAll, describe, expect, it } from 'vitest';
import { createDemoService, demoBaseUrl } from '@reveal-docs/demo-project';
import { endpoints } from '@reveal-docs/demo-project/service/endpoints';
import { partsWithEndpoints } from '@reveal-docs/demo-project/service/parts';
import { summarizeService } from '../../../../src/plugins/demoPage/service';
import { installedClients } from '../../../fixtures/clients';
import { createFixtureData } from '../../../fixtures/demoData';

const parts = partsWithEndpoints();
const project = '/api/v1/projects/demo';

describe.each(installedClients())('client $release', ({ connect }) => {
  let client: CogniteClient;
  /**
   * Maps the property name of each client API to the prefix that the API's request paths share. The value is
   * `undefined` if the API doesn't have a `url()` method.
   */
  const paths = new Map<string, string | undefined>();
  beforeAll(async () => {
    client = await connect(demoBaseUrl);
    const names = Object.entries(
      Object.getOwnPropertyDescriptors(Object.getPrototypeOf(client) as object),
    ).flatMap(([name, { get }]) => (get === undefined ? [] : [name]));
    for (const name of names) {
      const part = (client as unknown as Record<string, unknown>)[name];
      if (typeof part !== 'object' || part === null) continue;
      const url =
        'url' in part && typeof part.url === 'function' ? String(part.url('')) : undefined;
      paths.set(name, url?.replace(project, '').replace(/\/$/, ''));
    }
  });

  it('has only parts that the table lists', () => {
    expect(paths.size).toBeGreaterThan(20);
    const known = new Set(parts.flatMap((part) => part.client));
    const missing = [...paths.keys()].filter((name) => !known.has(name));
    expect(missing).toEqual([]);
  });

  it('requests the paths that the table lists', () => {
    for (const [name, path] of paths) {
      // The paths of `projects` don't contain a project, and the paths of `viewer3D` contain an additional segment.
      if (path === undefined || name === 'projects' || name === 'viewer3D') continue;
      const own = parts.filter((part) => part.client.includes(name)).flatMap((part) => part.paths);
      const fits = own.some(
        (one) => one === path || one.startsWith(`${path}/`) || path.startsWith(`${one}/`),
      );
      expect({ name, path, fits }).toEqual({ name, path, fits: true });
    }
  });
});

describe('the table of parts', () => {
  it('lists every endpoint below the project exactly once', () => {
    const listed = parts.flatMap((part) => part.endpoints);
    const own = endpoints.filter(({ open }) => open !== true);
    expect(listed.length).toBe(own.length);
    expect(new Set(listed)).toEqual(new Set(own));
  });

  it('lists a part as missing only if all its requests are answered with 404', async () => {
    const service = createDemoService(createFixtureData());
    const absent = parts.filter((part) => part.endpoints.length === 0);
    expect(absent.length).toBeGreaterThan(5);
    for (const path of absent.flatMap((part) => part.paths)) {
      for (const [method, end] of [
        ['GET', ''],
        ['POST', '/list'],
        ['POST', '/byids'],
      ] as const) {
        const { status } = await service.handle({
          method,
          url: `${demoBaseUrl}${project}${path}${end}`,
          headers: { authorization: 'Bearer x' },
          ...(method === 'POST' ? { body: '{}' } : {}),
        });
        expect({ path, status }).toEqual({ path, status: 404 });
      }
    }
    expect(service.unknownEndpoints.length).toBeGreaterThan(10);
  });
});

describe('the summary of the service', () => {
  const summary = summarizeService();
  const partNamed = (title: string) => summary.parts.find((part) => part.title === title);

  it('lists the arguments of each request', () => {
    const list = partNamed('Assets')?.endpoints.find(({ path }) => path === '/assets/list');
    expect(list).toMatchObject({ method: 'POST' });
    expect(list?.args).toEqual(['filter', 'limit', 'cursor', 'partition']);
    expect(
      partNamed('3D models')?.endpoints.find(({ path }) => path.endsWith('{revisionId}'))?.args,
    ).toEqual([]);
  });

  it('lists the fields of filters and searches', () => {
    expect(partNamed('Assets')?.args).toEqual([
      {
        name: 'filter',
        names: ['name', 'parentIds', 'parentExternalIds', 'metadata', 'externalIdPrefix'],
        of: ['/assets/list'],
      },
      { name: 'search', names: ['name', 'description', 'query'], of: ['/assets/search'] },
    ]);
    expect(partNamed('Files')?.args.map(({ name }) => name)).toEqual(['filter']);
  });

  it('lists the missing parts', () => {
    const titles = summary.absent.map(({ title }) => title);
    expect(titles).toEqual(
      expect.arrayContaining(['Definitions of data models', 'Sequences', 'Time series']),
    );
    expect(titles).not.toContain('Assets');
  });
});

it.each([
  ['filter.dataSetIds', '/assets/list', { filter: { dataSetIds: [{ id: 1 }] } }, 'parentIds'],
  [
    'filter.source',
    '/files/list',
    { filter: { source: 'x' } },
    'metadata, externalIdPrefix, uploaded',
  ],
  [
    'filter.status',
    '/annotations/reverselookup',
    { filter: { annotatedResourceType: 'file', status: 'approved' } },
    'annotationType, data',
  ],
  ['advancedFilter', '/assets/list', { advancedFilter: { and: [] } }, 'filter, limit'],
  ['sort', '/assets/list', { sort: [{ property: ['name'] }] }, 'filter, limit'],
])(
  'answers 400 with the name %s and the names that %s supports',
  async (name, path, body, names) => {
    const service = createDemoService(createFixtureData());
    const response = await service.handle({
      method: 'POST',
      url: `${demoBaseUrl}${project}${path}`,
      headers: { authorization: 'Bearer x' },
      body: JSON.stringify(body),
    });
    expect(response.status).toBe(400);
    const { error } = JSON.parse(String(response.body)) as {
      error: { code: number; message: string };
    };
    expect(error.code).toBe(400);
    expect(error.message).toContain(
      `"${name}" isn’t supported by the demo service. Supported names: `,
    );
    expect(error.message).toContain(names);
  },
);
