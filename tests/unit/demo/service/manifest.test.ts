import { describe, expect, it } from 'vitest';
import { createDemoService, demoBaseUrl, demoDataFromManifest } from '@reveal-docs/demo-project';
import { summarize } from '../../../../src/plugins/demoPage/summary';
import {
  annotations,
  assets,
  bytesOf,
  cloudRevisionId,
  mappings,
  modelId,
  nodes,
  revisionId,
  sceneJson,
} from '../../../fixtures/demoData';
import { manifest, readManifestFile } from '../../../fixtures/demoManifest';

describe('demo data read from a manifest', () => {
  const data = demoDataFromManifest(manifest, readManifestFile);
  const service = createDemoService(data);
  const get = (path: string) =>
    service.handle({
      method: 'GET',
      url: `${demoBaseUrl}/api/v1/projects/demo${path}`,
      headers: { authorization: 'Bearer x' },
    });

  it('has the same tables as before packing', async () => {
    expect(await data.nodes(revisionId)).toEqual(nodes);
    expect(await data.nodes(cloudRevisionId)).toEqual([]);
    expect(await data.mappings(revisionId)).toEqual(mappings);
    expect(await data.mappings(cloudRevisionId)).toEqual([]);
    expect(await data.assets()).toEqual(assets);
    expect(await data.annotations()).toEqual(annotations);
  });

  it('describes models and revisions', async () => {
    const response = await get(`/3d/models/${modelId}/revisions/${revisionId}`);
    expect(JSON.parse(String(response.body))).toMatchObject({
      id: revisionId,
      status: 'Done',
      assetMappingCount: mappings.length,
    });
  });

  it('finds output files by the names that the viewer requests', async () => {
    const scene = await get(`/3d/files/${revisionId}/scene.json`);
    expect(new TextDecoder().decode(scene.body as Uint8Array)).toBe(sceneJson);
    const points = await get(`/3d/files/${cloudRevisionId}/ept-data/0-0-0-0.bin`);
    expect(points.body).toEqual(bytesOf('points'));
    expect((await get(`/3d/files/${revisionId}/1.glb`)).status).toBe(404);
  });

  it('finds faces of 360 images and their icons', async () => {
    expect((await get('/files/icon?id=8000')).body).toEqual(bytesOf('an icon'));
    expect((await get('/files/icon?id=8001')).body).toEqual(bytesOf('second face'));
  });
});

describe('the summary for the page', () => {
  const zip = { file: 'demo/service/demo-service.0123456789ab.zip', bytes: 1 };
  const summary = summarize(manifest, demoDataFromManifest(manifest, readManifestFile), zip);

  it('has the code that connects to the service in the page and on localhost', async () => {
    const { connection, localConnection } = await summary;
    expect(connection.code).toContain("baseUrl: 'https://demo.reveal-docs.invalid'");
    expect(localConnection.code).toContain("baseUrl: 'http://localhost:4500'");
    expect((await summary).zip).toEqual(zip);
  });

  it('counts nodes by level along the deepest branch', async () => {
    expect((await summary).levels).toEqual([
      { depth: 0, nodes: 1, example: 'Site' },
      { depth: 1, nodes: 50, example: 'Area 0' },
      { depth: 2, nodes: 2500, example: 'Part 0-0' },
    ]);
  });

  it('counts nodes and values of each property, and lists frequent values', async () => {
    const { properties } = await summary;
    expect(properties.map(({ category, key }) => `${category}.${key}`)).toEqual([
      'General.Discipline',
      'General.Parity',
      'Process.Line number',
    ]);
    expect(properties[1]).toMatchObject({
      nodes: nodes.length,
      values: 2,
      // Of the 2,551 nodes, 1,276 have parity 0 and 1,275 have parity 1, so "0" is listed first.
      examples: ['0', '1'],
    });
    expect(properties[2]).toMatchObject({ nodes: Math.ceil(nodes.length / 5), values: 5 });
    expect(properties[2]?.examples).toHaveLength(4);
  });

  it('nests assets and counts their nodes', async () => {
    const { roots, count, mapped } = (await summary).assets;
    expect(count).toBe(assets.length);
    expect(mapped).toBe(new Set(mappings.map(({ assetId }) => assetId)).size);
    expect(roots.map(({ name }) => name)).toEqual(['PLANT']);
    expect(roots[0]?.children.map(({ children }) => children.length)).toEqual([400, 400, 400]);
    expect(roots[0]?.children[0]).toMatchObject({ id: 5001, nodes: 10 });
  });

  it('has the total size of each model', async () => {
    const [plant, cloud] = (await summary).models;
    const half = (length: number) => Math.ceil(length / 2);
    expect(plant).toMatchObject({ kind: 'cad', gzipBytes: half(sceneJson.length) + half(4096) });
    expect(cloud?.kind).toBe('points');
  });

  it('has the path and the size of the map', async () => {
    expect((await summary).map).toEqual({ path: 'demo/abc/map.svg', width: 20, height: 10.5 });
  });

  it('has the classes of points, and counts annotations by kind', async () => {
    const { classes, annotations: counts } = await summary;
    expect(classes).toEqual([{ name: 'Ground', code: 2, color: '#b5a58a' }]);
    expect(counts).toEqual({ images: 1200, points: 30 });
  });
});
