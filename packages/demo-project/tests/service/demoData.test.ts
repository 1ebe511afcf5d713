import type { CogniteClient } from '@cognite/sdk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRandom } from '../../src/plant/kernel/random';
import type { DemoData } from '../../src';
import type { DemoNode } from '../../src/records';
import { readDemoData, readDemoManifest } from '../../src/read';
import { installedClients } from '../../../../tests/fixtures/clients';
import { startDemoServer, type DemoServer } from '../../../../tests/fixtures/demoServer';

const everything = { limit: Infinity };
const idsOf = (items: readonly { id: number }[]) => items.map(({ id }) => id);
const sorted = (ids: readonly number[]) => [...ids].sort((a, b) => a - b);

function propertyValues(nodes: readonly DemoNode[]): [string, string, string][] {
  const known = new Set<string>();
  for (const { properties } of nodes) {
    for (const [category, keys] of Object.entries(properties ?? {})) {
      for (const entry of Object.entries(keys)) known.add(JSON.stringify([category, ...entry]));
    }
  }
  return [...known].map((entry) => JSON.parse(entry) as [string, string, string]);
}

describe.each(installedClients())('client $release', ({ connect }) => {
  let data: DemoData;
  let server: DemoServer;
  let client: CogniteClient;
  const manifest = readDemoManifest();
  const models = manifest.models.filter(({ format }) => format === 'gltf-directory');
  beforeAll(async () => {
    data = readDemoData(manifest);
    server = await startDemoServer(data);
    client = await connect(server.baseUrl);
  });
  afterAll(async () => {
    expect(server.service.unknownEndpoints).toEqual([]);
    await server.close();
  });

  it.each(models)('lists the nodes and mappings of $name', async (model) => {
    const { modelId, revisionId } = model;
    const nodes = await data.nodes(revisionId);
    expect(nodes).toHaveLength(model.size);
    const listed = await client.revisions3D
      .list3DNodes(modelId, revisionId, { limit: 1000 })
      .autoPagingToArray(everything);
    expect(listed).toEqual(nodes);
    const mappings = await client.assetMappings3D
      .list(modelId, revisionId, { limit: 37 })
      .autoPagingToArray(everything);
    expect(mappings).toEqual(await data.mappings(revisionId));
    const revision = await client.revisions3D.retrieve(modelId, revisionId);
    expect(revision.assetMappingCount).toBe(mappings.length);
  });

  it.each(models)('finds the nodes of $name by properties', async ({ modelId, revisionId }) => {
    const nodes = await data.nodes(revisionId);
    const values = propertyValues(nodes);
    const random = createRandom(revisionId);
    for (let round = 0; round < 12; round++) {
      const [category, key, value] = random.pick(values);
      const parts = random.integer(1, 4);
      const found = await Promise.all(
        Array.from({ length: parts }, (_, part) =>
          client.revisions3D
            .list3DNodes(modelId, revisionId, {
              properties: { [category]: { [key]: value } },
              sortByNodeId: true,
              partition: `${part + 1}/${parts}`,
              limit: random.integer(50, 1000),
            })
            .autoPagingToArray(everything),
        ),
      );
      const expected = nodes.filter(({ properties }) => properties?.[category]?.[key] === value);
      expect(expected.length).toBeGreaterThan(0);
      expect(sorted(found.flatMap(idsOf))).toEqual(sorted(idsOf(expected)));
    }
  });

  it.each(models)('lists the ancestors of nodes of $name', async ({ modelId, revisionId }) => {
    const nodes = await data.nodes(revisionId);
    const random = createRandom(revisionId + 1);
    for (let round = 0; round < 8; round++) {
      const node = random.pick(nodes);
      const chain = await client.revisions3D
        .list3DNodeAncestors(modelId, revisionId, node.id)
        .autoPagingToArray(everything);
      expect(chain).toHaveLength(node.depth + 1);
      expect(chain[0]?.treeIndex).toBe(0);
      expect(chain[chain.length - 1]?.id).toBe(node.id);
      for (const [depth, ancestor] of chain.entries()) {
        expect(ancestor.depth).toBe(depth);
        expect(ancestor.treeIndex).toBeLessThanOrEqual(node.treeIndex);
        expect(ancestor.treeIndex + ancestor.subtreeSize).toBeGreaterThan(node.treeIndex);
      }
    }
  });

  it('lists assets, events, files and the annotations of each model', async () => {
    const assets = await client.assets.list({ limit: 100 }).autoPagingToArray(everything);
    expect(idsOf(assets)).toEqual(idsOf(await data.assets()));
    const events = await client.events.list({ limit: 3 }).autoPagingToArray(everything);
    expect(idsOf(events)).toEqual(idsOf(await data.events()));
    const files = await client.files.list({ limit: 11 }).autoPagingToArray(everything);
    expect(idsOf(files)).toEqual(idsOf(await data.files()));
    const all = await data.annotations();
    for (const { modelId } of manifest.models) {
      const listed = await client.annotations
        .list({
          // The SDK uses this resource type, but the client's types don't include it.
          filter: {
            annotatedResourceType: 'threedmodel' as 'file',
            annotatedResourceIds: [{ id: modelId }],
          },
          limit: 10,
        })
        .autoPagingToArray(everything);
      const own = all.filter(({ annotatedResourceId }) => annotatedResourceId === modelId);
      expect(idsOf(listed)).toEqual(idsOf(own));
    }
  });

  it('downloads the content and the icon of every file', async () => {
    const files = await data.files();
    const base = `${server.baseUrl}/api/v1/projects/demo`;
    const headers = { authorization: 'Bearer test' };
    for (const { id, mimeType } of files) {
      const [link] = await client.files.getDownloadUrls([{ id }]);
      const content = await fetch(link?.downloadUrl ?? '');
      expect(content.headers.get('content-type')).toBe(mimeType);
      const stored = manifest.files[data.fileContents[id]?.content ?? ''];
      expect((await content.arrayBuffer()).byteLength).toBe(stored?.bytes);
      const icon = await fetch(`${base}/files/icon?id=${id}`, { headers });
      expect(icon.status).toBe(200);
      expect((await icon.arrayBuffer()).byteLength).toBeGreaterThan(100);
    }
  });

  it('downloads every file of each model', async () => {
    const headers = { authorization: 'Bearer test' };
    for (const { blobId, files } of manifest.models) {
      const prefix = `3d/${blobId}/`;
      for (const file of files) {
        expect(file.startsWith(prefix)).toBe(true);
        const url = `${server.baseUrl}/api/v1/projects/demo/3d/files/${blobId}/${file.slice(prefix.length)}`;
        const answer = await fetch(url, { headers });
        expect((await answer.arrayBuffer()).byteLength).toBe(manifest.files[file]?.bytes);
      }
    }
  });
});

describe('the generated point cloud', () => {
  const manifest = readDemoManifest();
  const cloud = manifest.models.find(({ format }) => format === 'ept-pointcloud');

  it('has 300,000 to 500,000 points', () => {
    expect(cloud?.size).toBeGreaterThanOrEqual(300_000);
    expect(cloud?.size).toBeLessThanOrEqual(500_000);
  });

  it('has at most 6 MB of files, compressed', () => {
    const sizes = Object.entries(manifest.files)
      .filter(([file]) => file.startsWith(`3d/${cloud?.blobId}/`))
      .map(([, { gzipBytes }]) => gzipBytes);
    expect(sizes.length).toBeGreaterThan(10);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(6_000_000);
  });
});
