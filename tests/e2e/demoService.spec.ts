/**
 * Tests the demo service with the SDK of every release that these docs use. A bare page imports the release's modules,
 * and the tests compare the SDK's results with the data.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { DemoMapping, DemoNode } from '@reveal-docs/demo-project/records';
import { createDemoService, demoBaseUrl, type DemoService } from '@reveal-docs/demo-project';
import { siteLatLong } from '@reveal-docs/demo-project/service/map/world';
import { readDemoData, readDemoManifest } from '@reveal-docs/demo-project/read';
import type { SdkManifest, SdkRelease } from '@reveal-docs/runner/sdkManifest';
import { readVersions, rootDir } from '@reveal-docs/versions';
import { expectedVersions } from '../expectedPages';
import { annotations, createFixtureData, events } from '../fixtures/demoData';
import { expect, test } from './support';

const generated = path.join(rootDir, '.generated');
const sdk = JSON.parse(
  fs.readFileSync(path.join(generated, 'sdk/manifest.json'), 'utf8'),
) as SdkManifest;
const releases = Object.values(sdk).filter(
  (one, index, all) => all.findIndex(({ release }) => release === one.release) === index,
);

function openDemoData() {
  const manifest = readDemoManifest();
  const model = manifest.models.find(({ format }) => format === 'gltf-directory');
  if (model === undefined) throw new Error('The demo data has no CAD model.');
  const data = readDemoData(manifest);
  return { data, modelId: model.modelId, revisionId: model.revisionId };
}

/** Opens a page on the service's origin, whose imports resolve to the modules of this release. */
async function openPage(page: Page, release: SdkRelease, service: DemoService): Promise<void> {
  const imports = Object.fromEntries(
    Object.entries(release.modules).map(([name, { file }]) => [name, `${demoBaseUrl}/${file}`]),
  );
  const html = `<!doctype html>
    <script>globalThis.process = { env: {} };</script>
    <script type="importmap">${JSON.stringify({ imports })}</script>
    <div id="viewer" style="width: 320px; height: 180px"></div>`;
  await page.route('**/*', async (route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    if (pathname === '/page') return route.fulfill({ contentType: 'text/html', body: html });
    if (pathname.startsWith('/sdk/')) {
      return route.fulfill({ path: path.join(generated, 'static', pathname) });
    }
    const { status, headers, body } = await service.handle({
      method: request.method(),
      url: request.url(),
      headers: request.headers(),
      body: request.postData(),
    });
    // Map tiles come from another host. WebGL can use images from other hosts only if the response has this header.
    const allow = { 'access-control-allow-origin': '*' };
    return route.fulfill({ status, headers: { ...headers, ...allow }, body: Buffer.from(body) });
  });
  await page.goto(`${demoBaseUrl}/page`);
  await page.evaluate(installOpener);
}

/** The part of the SDK's API that this test calls. This part is the same in every release. */
interface Collection {
  executeFilter(...filter: unknown[]): Promise<void>;
  getIndexSet(): { toIndexArray(): number[] };
}
interface Model {
  mapTreeIndicesToNodeIds(indices: number[]): Promise<number[]>;
  mapNodeIdsToTreeIndices(ids: number[]): Promise<number[]>;
  getSubtreeTreeIndices(index: number): Promise<{ from: number; count: number }>;
  getAncestorTreeIndices(index: number, generation: number): Promise<{ from: number }>;
  getBoundingBoxByTreeIndex(index: number): Promise<{ min: object; max: object }>;
  /** Exists only on point clouds, in releases that can style objects in point clouds. */
  readonly stylableObjectCount?: number;
}
type New<Value> = new (...args: unknown[]) => Value;
interface ImageSet {
  readonly image360Entities: readonly { readonly label?: string }[];
  findImageAnnotations(filter: object): Promise<readonly object[]>;
}
interface Viewer {
  addModel(model: object): Promise<Model>;
  /** Missing in releases without 360 images. */
  add360ImageSet?(source: string, filter: object): Promise<ImageSet>;
  fitCameraToModel(model: Model, duration: number): void;
  requestRedraw(): void;
  dispose(): void;
}
interface Sdk {
  readonly Cognite3DViewer: New<Viewer>;
  readonly [collection: `${string}NodeCollection`]: New<Collection> | undefined;
}
interface Client {
  authenticate(): Promise<unknown>;
  loginWithOAuth?(login: object): Promise<unknown>;
}

interface Opened {
  readonly sdk: Sdk;
  readonly client: Client;
  readonly viewer: Viewer;
  readonly model: Model;
}
declare global {
  /** Defined in the page by `installOpener()`. */
  var openModel: (baseUrl: string, model: object) => Promise<Opened>;
}

interface Question {
  readonly baseUrl: string;
  readonly model: { readonly modelId: number; readonly revisionId: number };
  readonly assetId: number;
  readonly property: readonly [category: string, key: string, value: string];
  readonly otherValue: string;
  readonly nodeIds: readonly number[];
  readonly treeIndices: readonly number[];
}

/** Runs in the page. Defines `openModel`, which opens a model in a viewer. */
function installOpener(): void {
  // The names are variables, because only the page's import map can resolve them.
  const [sdkName, clientName] = ['@cognite/reveal', '@cognite/sdk'];
  globalThis.openModel = async (baseUrl, identifier) => {
    const sdk = (await import(sdkName)) as Sdk;
    const { CogniteClient } = (await import(clientName)) as { CogniteClient: New<Client> };
    const options = { appId: 'test', project: 'demo', baseUrl };
    const token = () => Promise.resolve('token');
    let client: Client;
    try {
      client = new CogniteClient({ ...options, oidcTokenProvider: token });
    } catch {
      client = new CogniteClient({ ...options, getToken: token });
    }
    const login = { type: 'CDF_OAUTH', options: { project: 'demo', accessToken: 'token' } };
    await client.loginWithOAuth?.(login);
    await client.authenticate();
    const viewer = new sdk.Cognite3DViewer({
      sdk: client,
      domElement: document.querySelector('#viewer'),
      logMetrics: false,
    });
    const model = await viewer.addModel(identifier);
    return { sdk, client, viewer, model };
  };
}

/** Runs in the page. Sends all queries about nodes and returns the results. */
async function askAboutNodes(question: Question) {
  const { assetId, property, otherValue, nodeIds } = question;
  const [category, key, value] = property;
  const { sdk, client, viewer, model } = await openModel(question.baseUrl, question.model);

  async function select(
    name: `${string}NodeCollection`,
    options: readonly object[],
    ...filter: unknown[]
  ): Promise<number[] | null> {
    const Collection = sdk[name];
    if (Collection === undefined) return null;
    const collection = new Collection(client, model, ...options);
    await collection.executeFilter(...filter);
    return collection
      .getIndexSet()
      .toIndexArray()
      .sort((a, b) => a - b);
  }
  const corner = (point: object) => {
    const { x, y, z } = point as { x: number; y: number; z: number };
    return [x, y, z];
  };
  const indices = [...question.treeIndices];
  const last = indices[indices.length - 1] ?? 0;
  const ids = await model.mapTreeIndicesToNodeIds(indices);
  const box = await model.getBoundingBoxByTreeIndex(last);
  const filter = { [category]: { [key]: value } };
  const partitions = [{ requestPartitions: 3 }];
  const answer = {
    asset: await select('AssetNodeCollection', [], { assetId }),
    property: await select('PropertyFilterNodeCollection', [], filter),
    propertyInParts: await select('PropertyFilterNodeCollection', partitions, filter),
    anyValue: await select('SinglePropertyFilterNodeCollection', [], category, key, [
      value,
      otherValue,
    ]),
    nodes: await select('NodeIdNodeCollection', [], [...nodeIds]),
    ids,
    indices: await model.mapNodeIdsToTreeIndices(ids),
    subtree: await model.getSubtreeTreeIndices(last),
    parent: (await model.getAncestorTreeIndices(last, 1)).from,
    root: (await model.getAncestorTreeIndices(last, 1000)).from,
    box: [corner(box.min), corner(box.max)],
  };
  viewer.dispose();
  return answer;
}

/** Returns the tree indices of the nodes and all their descendants, in ascending order, as in a node collection. */
function subtrees(nodes: readonly Pick<DemoNode, 'treeIndex' | 'subtreeSize'>[]): number[] {
  const indices = new Set<number>();
  for (const { treeIndex, subtreeSize } of nodes) {
    for (let index = treeIndex; index < treeIndex + subtreeSize; index++) indices.add(index);
  }
  return [...indices].sort((a, b) => a - b);
}

/** Returns the property value that most nodes share, and another value of the same property. */
function pickProperty(nodes: readonly DemoNode[]): {
  property: readonly [string, string, string];
  otherValue: string;
} {
  const counts = new Map<string, number>();
  for (const { properties } of nodes) {
    for (const [category, keys] of Object.entries(properties ?? {})) {
      for (const entry of Object.entries(keys)) {
        const name = JSON.stringify([category, ...entry]);
        counts.set(name, (counts.get(name) ?? 0) + 1);
      }
    }
  }
  const names = [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([name]) => JSON.parse(name) as [string, string, string]);
  for (const property of names) {
    const other = names.find(
      ([category, key, value]) =>
        category === property[0] && key === property[1] && value !== property[2],
    );
    if (other !== undefined) return { property, otherValue: other[2] };
  }
  throw new Error('No property of the demo data has two values.');
}

function pickAsset(mappings: readonly DemoMapping[]): number {
  const counts = new Map<number, number>();
  for (const { assetId } of mappings) counts.set(assetId, (counts.get(assetId) ?? 0) + 1);
  const [best] = [...counts].sort(([, a], [, b]) => b - a);
  if (best === undefined) throw new Error('The demo data has no mapped asset.');
  return best[0];
}

test.describe('queries from the SDK', () => {
  for (const release of releases) {
    test(`SDK ${release.release} finds the nodes that the data contains`, async ({ page }) => {
      const { data, modelId, revisionId } = openDemoData();
      const nodes = await data.nodes(revisionId);
      const mappings = await data.mappings(revisionId);
      const { property, otherValue } = pickProperty(nodes);
      const [category, key, value] = property;
      const having = (values: readonly string[]) =>
        nodes.filter(({ properties }) => values.includes(properties?.[category]?.[key] ?? ''));
      const assetId = pickAsset(mappings);
      const parts = nodes.filter(({ treeIndex }) => treeIndex % 1000 === 7);
      const deep = nodes.find(({ depth }) => depth === 4);
      if (deep === undefined) throw new Error('The demo data has no node at depth 4.');
      const treeIndices = [...parts.map(({ treeIndex }) => treeIndex), deep.treeIndex];
      // The result must have more than one page, so that the test covers paging.
      expect(having([value]).length).toBeGreaterThan(1000);

      const service = createDemoService(data);
      await openPage(page, release, service);
      const answer = await page.evaluate(askAboutNodes, {
        baseUrl: demoBaseUrl,
        model: { modelId, revisionId },
        assetId,
        property,
        otherValue,
        nodeIds: parts.map(({ id }) => id),
        treeIndices,
      });

      expect(answer.asset).toEqual(subtrees(mappings.filter((one) => one.assetId === assetId)));
      expect(answer.property).toEqual(subtrees(having([value])));
      expect(answer.propertyInParts).toEqual(answer.property);
      // Some releases don't have this collection.
      if (answer.anyValue !== null) {
        expect(answer.anyValue).toEqual(subtrees(having([value, otherValue])));
      }
      if (answer.nodes !== null) expect(answer.nodes).toEqual(subtrees(parts));
      expect(answer.ids).toEqual(treeIndices.map((index) => nodes[index]?.id));
      expect(answer.indices).toEqual(treeIndices);
      expect(answer.subtree).toMatchObject({ from: deep.treeIndex, count: deep.subtreeSize });
      expect(nodes[answer.parent]?.id).toBe(deep.parentId);
      expect(answer.root).toBe(0);
      const { min = [], max = [] } = deep.boundingBox ?? {};
      // The viewer converts Z-up into Y-up: (x, y, z) becomes (x, z, -y).
      const expected = [
        [min[0], min[2], -(max[1] ?? 0)],
        [max[0], max[2], -(min[1] ?? 0)],
      ];
      for (const [corner, point] of expected.entries()) {
        for (const [axis, coordinate] of point.entries()) {
          expect(answer.box[corner]?.[axis]).toBeCloseTo(coordinate ?? 0, 3);
        }
      }
      expect(service.unknownEndpoints).toEqual([]);
    });
  }
});

/**
 * Runs in the page. Returns the number of stylable objects in a point cloud, or `null` if the release doesn't support
 * them.
 */
async function countObjects({ baseUrl, model }: Pick<Question, 'baseUrl' | 'model'>) {
  const opened = await openModel(baseUrl, model);
  const count = opened.model.stylableObjectCount ?? null;
  opened.viewer.dispose();
  return count;
}

/** Runs in the page. Counts the stations of an image set, and an asset's annotations in the set. */
async function findImages(question: Pick<Question, 'baseUrl' | 'model' | 'assetId'>) {
  const { viewer } = await openModel(question.baseUrl, question.model);
  if (viewer.add360ImageSet === undefined) return null;
  const set = await viewer.add360ImageSet('events', { site_id: 'plant' });
  const found = await set.findImageAnnotations({ assetRef: { id: question.assetId } });
  const stations = set.image360Entities.length;
  viewer.dispose();
  return { stations, annotations: found.length };
}

test.describe('queries from the SDK', () => {
  for (const release of releases) {
    test(`SDK ${release.release} opens the point cloud with all of its objects`, async ({
      page,
    }) => {
      const { data } = openDemoData();
      const cloud = data.revisions.find(({ outputs }) =>
        outputs.some(({ format }) => format === 'ept-pointcloud'),
      );
      if (cloud === undefined) throw new Error('The demo data has no point cloud.');
      const { modelId } = cloud;
      const service = createDemoService(data);
      await openPage(page, release, service);
      const model = { modelId, revisionId: cloud.revision.id };
      const count = await page.evaluate(countObjects, { baseUrl: demoBaseUrl, model });
      if (count !== null) {
        const annotations = await data.annotations();
        const own = annotations.filter((one) => one.annotatedResourceId === modelId);
        expect(own.length).toBeGreaterThan(100);
        expect(count).toBe(own.length);
      }
      expect(service.unknownEndpoints).toEqual([]);
    });

    test(`SDK ${release.release} finds 360 images across several pages of results`, async ({
      page,
    }) => {
      // The unit tests' small project has more stations than the service returns in one page of files.
      const { data: generated, modelId, revisionId } = openDemoData();
      const data = { ...createFixtureData(), models: generated.models };
      const service = createDemoService({
        ...data,
        revisions: generated.revisions,
        readFile: generated.readFile,
      });
      await openPage(page, release, service);
      const found = await page.evaluate(findImages, {
        baseUrl: demoBaseUrl,
        model: { modelId, revisionId },
        assetId: 5003,
      });
      if (found !== null) {
        const atPlant = events.filter(({ metadata }) => metadata?.site_id === 'plant');
        // The viewer shows only the asset's approved annotations.
        const approved = annotations.filter(
          ({ data, status }) =>
            status === 'approved' &&
            'text' in data &&
            'assetRef' in data &&
            data.assetRef?.id === 5003,
        );
        expect(found).toEqual({ stations: atPlant.length, annotations: approved.length });
        expect(found.annotations).toBeGreaterThan(100);
      }
      expect(service.unknownEndpoints).toEqual([]);
    });
  }
});

/** Runs in the page. Shows the model, and adds a map with the Geomap tool. */
async function layMap(question: Pick<Question, 'baseUrl' | 'model'> & { latlong: object }) {
  const toolsName = '@cognite/reveal/tools';
  const { GeomapTool, MapProviders } = (await import(toolsName)) as {
    readonly GeomapTool: New<object>;
    readonly MapProviders: Readonly<Record<string, unknown>>;
  };
  const { viewer, model } = await openModel(question.baseUrl, question.model);
  viewer.fitCameraToModel(model, 0);
  const { latlong } = question;
  new GeomapTool(viewer, { provider: MapProviders.OpenStreetMap, latlong });
  // The tool looks for tiles when the viewer draws a frame, but it stops requesting frames after ten seconds.
  setInterval(() => viewer.requestRedraw(), 100);
}

const withMap = readVersions().filter(({ name }) =>
  expectedVersions.some(
    (version) => version.name === name && version.examples.includes('geomaptool'),
  ),
);

for (const { folder, label } of withMap) {
  test(`the map tool of ${label} gets all tiles that it requests`, async ({ page }) => {
    const { data, modelId, revisionId } = openDemoData();
    const release = sdk[folder];
    if (release === undefined) throw new Error(`There are no SDK modules for ${folder}.`);
    const service = createDemoService(data);
    await openPage(page, release, service);
    const tiles: { zoom: number; status: number }[] = [];
    page.on('response', (response) => {
      const match = /tile\.openstreetmap\.org\/(\d+)\//.exec(response.url());
      if (match !== null) tiles.push({ zoom: Number(match[1]), status: response.status() });
    });
    await page.evaluate(layMap, {
      baseUrl: demoBaseUrl,
      model: { modelId, revisionId },
      latlong: siteLatLong,
    });
    // The tool first draws the whole world, then requests its parts.
    const deepest = () => Math.max(...tiles.map(({ zoom }) => zoom));
    await expect.poll(deepest).toBeGreaterThan(0);
    expect(tiles[0]?.zoom).toBe(0);
    expect(new Set(tiles.map(({ status }) => status))).toEqual(new Set([200]));
    expect(service.unknownEndpoints).toEqual([]);
  });
}
