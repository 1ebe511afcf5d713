/** These tests compare instances with the tables of the classic resources. */
import { describe, expect, it } from 'vitest';
import { createDemoService } from '../../src';
import {
  annotations,
  assets,
  cloudRevisionId,
  createFixtureData,
  mappings,
  modelId,
  revisionId,
} from '../../../../tests/fixtures/demoData';
import {
  askInstances,
  idsOf,
  ref,
  view,
  type Json,
} from '../../../../tests/fixtures/instanceQueries';

const service = createDemoService(createFixtureData());
const query = (body: Json) => askInstances(service, body);

async function refusal(body: Json): Promise<string> {
  const { status, error } = await query(body);
  expect({ status, code: error?.code }).toEqual({ status: 400, code: 400 });
  return error?.message ?? '';
}

const assetIds = assets.map(({ id }) => `asset_${id}`);
const visibleIds = new Set([
  ...mappings.map(({ assetId }) => assetId),
  ...annotations.flatMap(({ data }) => ('assetRef' in data ? (data.assetRef?.id ?? []) : [])),
]);

async function filtered(filter: Json, limit = 10_000): Promise<string[]> {
  const { status, items, error } = await query({
    with: { a: { nodes: { filter }, limit } },
    select: { a: {} },
  });
  expect(error?.message ?? status).toBe(200);
  return idsOf(items.a);
}

describe('filters', () => {
  const name = ['cdf_cdm', 'CogniteDescribable', 'name'];
  const nameOf = new Map(assets.map((asset) => [`asset_${asset.id}`, asset.name]));
  const ofAssets = (filter: Json) => ({ and: [{ hasData: [view('CogniteAsset')] }, filter] });
  const expected = (keep: (name: string) => boolean) =>
    assetIds.filter((id) => keep(nameOf.get(id) ?? ''));

  it.each<[string, Json, (name: string) => boolean]>([
    ['equals', { equals: { property: name, value: '10-PU-7' } }, (own) => own === '10-PU-7'],
    [
      'in',
      { in: { property: name, values: ['PLANT', 'UNIT-20', 'x'] } },
      (own) => ['PLANT', 'UNIT-20'].includes(own),
    ],
    [
      'prefix',
      { prefix: { property: name, value: '20-PU-3' } },
      (own) => own.startsWith('20-PU-3'),
    ],
    [
      'range',
      { range: { property: name, gt: '30-PU-2', lte: '30-PU-3' } },
      (own) => own > '30-PU-2' && own <= '30-PU-3',
    ],
    ['not', { not: { prefix: { property: name, value: '1' } } }, (own) => !own.startsWith('1')],
    [
      'or',
      {
        or: [
          { equals: { property: name, value: 'PLANT' } },
          { prefix: { property: name, value: '10-PU-39' } },
        ],
      },
      (own) => own === 'PLANT' || own.startsWith('10-PU-39'),
    ],
    ['matchAll', { matchAll: {} }, () => true],
    [
      'a property of a view',
      { equals: { property: ['cdf_cdm', 'CogniteAsset/v1', 'name'], value: 'UNIT-10' } },
      (own) => own === 'UNIT-10',
    ],
  ])('supports %s', async (_, filter, keep) => {
    const wanted = expected(keep);
    expect(wanted.length).toBeGreaterThan(0);
    expect(await filtered(ofAssets(filter))).toEqual(wanted);
  });

  it('finds instances with data in a view, and with a value of a property', async () => {
    const visible = assets.filter(({ id }) => visibleIds.has(id)).map(({ id }) => `asset_${id}`);
    expect(visible.length).toBeLessThan(assets.length);
    expect(await filtered({ hasData: [view('CogniteVisualizable')] })).toEqual(visible);
    expect(
      await filtered({ exists: { property: ['cdf_cdm', 'CogniteVisualizable', 'object3D'] } }),
    ).toEqual(visible);
    const parents = await filtered({ exists: { property: ['cdf_cdm', 'CogniteAsset', 'parent'] } });
    expect(parents).toEqual(assetIds.slice(1));
  });

  it('distinguishes views with the same containers', async () => {
    expect(await filtered({ hasData: [view('CogniteCADRevision')] })).toEqual([
      `cog_3d_revision_${revisionId}`,
    ]);
    expect(await filtered({ hasData: [view('CognitePointCloudRevision')] })).toEqual([
      `cog_3d_revision_${cloudRevisionId}`,
    ]);
    expect(await filtered({ hasData: [view('CogniteCADModel')] })).toEqual([
      `cog_3d_model_${modelId}`,
    ]);
    expect(await filtered({ hasData: [view('Cognite360ImageCollection')] })).toEqual([
      'image_collection_plant',
      'image_collection_yard',
    ]);
  });

  it('compares lists and references', async () => {
    const tree = ['cdf_cdm_3d', 'CogniteCADNode', 'treeIndexes'];
    const nodesAt = (indices: number[]) =>
      mappings
        .filter(({ treeIndex }) => indices.includes(treeIndex))
        .map(({ assetId, nodeId }) => `cad_node_${assetId}_${nodeId}`);
    expect(await filtered({ containsAny: { property: tree, values: [4, 18, 5] } })).toEqual(
      nodesAt([4, 18]),
    );
    expect(await filtered({ containsAll: { property: tree, values: [4, 18] } })).toEqual([]);
    const object3D = ['cdf_cdm_3d', 'CogniteCADNode', 'object3D'];
    expect(
      await filtered({ equals: { property: object3D, value: ref('object_3d_5001') } }),
    ).toEqual(
      mappings
        .filter(({ assetId }) => assetId === 5001)
        .map(({ nodeId }) => `cad_node_5001_${nodeId}`),
    );
    expect(
      await filtered({
        equals: { property: object3D, value: { space: 'other', externalId: 'object_3d_5001' } },
      }),
    ).toEqual([]);
    expect(await filtered({ instanceReferences: [ref('asset_5000'), ref('nothing')] })).toEqual([
      'asset_5000',
    ]);
  });

  it('reads values from parameters', async () => {
    const body = (parameters: Json) => ({
      with: {
        a: {
          nodes: {
            filter: {
              and: [
                { equals: { property: name, value: { parameter: 'one' } } },
                { in: { property: ['node', 'space'], values: { parameter: 'spaces' } } },
              ],
            },
          },
        },
      },
      select: { a: {} },
      parameters,
    });
    expect(idsOf((await query(body({ one: 'PLANT', spaces: ['demo_plant'] }))).items.a)).toEqual([
      'asset_5000',
    ]);
    expect(idsOf((await query(body({ one: 'PLANT', spaces: ['other'] }))).items.a)).toEqual([]);
    expect(await refusal(body({ spaces: ['demo_plant'] }))).toBe('"parameters" has no "one".');
    expect(await refusal(body({ one: 'PLANT', spaces: 'demo_plant' }))).toBe(
      '"parameters.spaces" must be a list.',
    );
    expect(await refusal(body({ one: ['PLANT'], spaces: ['demo_plant'] }))).toBe(
      '"parameters.one" can’t be a list.',
    );
  });
});

describe('pages', () => {
  const body = (limit: number | undefined, cursor?: string) => ({
    with: {
      assets: {
        nodes: { filter: { hasData: [view('CogniteAsset')] } },
        ...(limit === undefined ? {} : { limit }),
      },
    },
    select: { assets: {} },
    ...(cursor === undefined ? {} : { cursors: { assets: cursor } }),
  });

  it('contain each item once when read with cursors', async () => {
    const found: string[] = [];
    let cursor: string | undefined;
    do {
      const { items, nextCursor } = await query(body(500, cursor));
      found.push(...idsOf(items.assets));
      cursor = nextCursor.assets;
    } while (cursor !== undefined);
    expect(found).toEqual(assetIds);
  });

  it('have 100 items if no limit is specified', async () => {
    expect((await query(body(undefined))).items.assets).toHaveLength(100);
  });

  it('refuse cursors of another query, unknown cursors, and cursors for unknown sets', async () => {
    const { nextCursor } = await query(body(10));
    const other = { ...body(10), with: { assets: { nodes: {}, limit: 10 } }, cursors: nextCursor };
    expect(await refusal(other)).toContain('"cursors.assets" belongs to another query');
    expect(await refusal(body(10, 'next'))).toContain('"cursors.assets" was not issued');
    expect(await refusal({ ...body(10), cursors: { things: 'x' } })).toBe(
      '"with" has no "things".',
    );
  });

  it.each([0, 10_001, 1.5, '10'])('refuse the limit %j', async (limit) => {
    expect(await refusal(body(limit as number))).toContain(
      '"with.assets.limit" must be an integer from 1 to 10000',
    );
  });
});

describe('a list', () => {
  const list = (body: Json) => askInstances(service, body, '/models/instances/list');

  it('contains the properties of its sources, and only instances with data in all of them', async () => {
    const sources = [{ source: view('CogniteAsset') }, { source: view('CogniteVisualizable') }];
    const { status, items } = await list({ sources, limit: 1 });
    expect(status).toBe(200);
    const [first] = assets.filter(({ id }) => visibleIds.has(id));
    expect(items).toMatchObject([
      {
        externalId: `asset_${first?.id}`,
        properties: {
          cdf_cdm: {
            'CogniteAsset/v1': { name: first?.name },
            'CogniteVisualizable/v1': { object3D: ref(`object_3d_${first?.id}`) },
          },
        },
      },
    ]);
  });

  it('is refused with a filter or argument that doesn’t exist', async () => {
    for (const [body, name] of [
      [{ filter: { nested: {} } }, 'filter.nested'],
      [{ sort: [] }, 'sort'],
      [{ sources: [{ source: view('CogniteOther') }] }, 'CogniteOther'],
    ] as const) {
      const { status, error } = await list(body);
      expect(status).toBe(400);
      expect(error?.message).toContain(name);
    }
  });
});
