/**
 * `npm run bench -- service`: measures response times and memory of the demo service with the real plant. It runs on the
 * caller's thread (a page's main thread), so the longest response is the longest time that it can block a page.
 */
import type { DemoManifest } from '../src/demo/manifest';
import { createDemoService, demoBaseUrl, type DemoService } from '../src/demo/service';
import { siteLatLong } from '../src/demo/service/map/world';
import { readDemoData, readDemoManifest } from '../src/demo/read';
import type { BenchPart } from './part';

/** One kind of request. The first response loads the data for later ones. */
interface ServiceTiming {
  readonly name: string;
  /** Times in milliseconds. */
  readonly first: number;
  readonly median: number;
  readonly longest: number;
  /** Bytes of one response. */
  readonly bytes: number;
}

const repetitions = 15;

interface Case {
  readonly name: string;
  readonly path: string;
  readonly body?: unknown;
}

function cases(manifest: DemoManifest): Case[] {
  const [plant] = manifest.models;
  const cloud = manifest.models.find(({ format }) => format === 'ept-pointcloud');
  const revision = `/3d/models/${plant?.modelId}/revisions/${plant?.revisionId}`;
  const properties = encodeURIComponent(JSON.stringify({ General: { Discipline: 'Piping' } }));
  const box = encodeURIComponent(JSON.stringify({ min: [-10, -10, 0], max: [10, 10, 10] }));
  const zoom = 16;
  const column = Math.floor((siteLatLong.longitude / 360 + 0.5) * 2 ** zoom);
  return [
    { name: 'revision', path: revision },
    { name: 'outputs', path: `${revision}/outputs?format=all-outputs` },
    { name: '1,000 nodes', path: `${revision}/nodes?limit=1000` },
    {
      name: 'nodes by property',
      path: `${revision}/nodes?limit=1000&sortByNodeId=true&properties=${properties}`,
    },
    {
      name: '1,000 ids of tree indices',
      path: `${revision}/nodes/internalids/bytreeindices`,
      body: { items: Array.from({ length: 1000 }, (_, index) => index) },
    },
    { name: 'mappings in a box', path: `${revision}/mappings?intersectsBoundingBox=${box}` },
    { name: '1,000 assets', path: '/assets/list', body: { limit: 1000 } },
    { name: 'asset search', path: '/assets/search', body: { search: { query: 'pump' } } },
    {
      name: 'volumes of the point cloud',
      path: '/annotations/list',
      body: {
        limit: 1000,
        filter: {
          annotatedResourceType: 'threedmodel',
          annotatedResourceIds: [{ id: cloud?.modelId ?? 0 }],
        },
      },
    },
    {
      name: 'files of the image set, 1/10',
      path: '/files/list',
      body: {
        limit: 1000,
        partition: '1/10',
        filter: { uploaded: true, metadata: { site_id: manifest.site.siteId } },
      },
    },
    {
      name: 'map tile',
      path: `https://a.tile.openstreetmap.org/${zoom}/${column}/${2 ** (zoom - 1)}.png`,
    },
  ];
}

async function time(
  service: DemoService,
  project: string,
  { path: target, body }: Case,
): Promise<{ milliseconds: number; bytes: number }> {
  const request = {
    method: body === undefined ? 'GET' : 'POST',
    url: target.startsWith('/') ? `${demoBaseUrl}/api/v1/projects/${project}${target}` : target,
    headers: { authorization: 'Bearer bench' },
    body: body === undefined ? null : JSON.stringify(body),
  };
  const start = performance.now();
  const response = await service.handle(request);
  const milliseconds = performance.now() - start;
  if (response.status !== 200) throw new Error(`${target}: ${String(response.body)}`);
  return { milliseconds, bytes: response.body.length };
}

async function measure(service: DemoService, project: string, one: Case): Promise<ServiceTiming> {
  const first = await time(service, project, one);
  const later: number[] = [];
  for (let round = 0; round < repetitions; round++) {
    later.push((await time(service, project, one)).milliseconds);
  }
  later.sort((a, b) => a - b);
  return {
    name: one.name,
    first: first.milliseconds,
    median: later[Math.floor(repetitions / 2)] ?? 0,
    longest: later[repetitions - 1] ?? 0,
    bytes: first.bytes,
  };
}

/** Time per response, and the memory in use after every table is loaded. */
export const servicePart: BenchPart = {
  name: 'service',
  about: 'response times and memory of the demo service',
  // The build writes the demo data.
  needsBuild: true,
  run: async () => {
    const manifest = readDemoManifest();
    globalThis.gc?.();
    const before = process.memoryUsage().heapUsed;
    const service = createDemoService(readDemoData(manifest));
    const timings: ServiceTiming[] = [];
    for (const one of cases(manifest)) {
      timings.push(await measure(service, manifest.project, one));
    }
    globalThis.gc?.();
    const heap = process.memoryUsage().heapUsed - before;
    return [
      {
        title: `Demo service, ${(heap / 1e6).toFixed(1)} MB of memory with all tables loaded`,
        columns: ['request', 'first, ms', 'median, ms', 'longest, ms', 'answer, kB'],
        rows: timings.map(({ name, first, median, longest, bytes }) => [
          name,
          Number(first.toFixed(1)),
          Number(median.toFixed(2)),
          Number(longest.toFixed(2)),
          Number((bytes / 1000).toFixed(1)),
        ]),
      },
    ];
  },
};
