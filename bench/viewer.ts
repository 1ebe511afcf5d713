/**
 * `npm run bench -- viewer`: measures the cost of viewer settings on the demo plant, for the performance guide. Items, draw
 * calls and triangles are the same on every machine. Milliseconds depend on the machine and its renderer, so only compare
 * them with each other.
 */
import { chromium, type Page } from '@playwright/test';
import { chromiumArgs, ensureChromium } from '../scripts/helpers/chromium';
import { readVersions } from '../src/versions';
import { openFramePage, runProgram, startFramePageServer, waitForState } from '../tests/tools';
import { median } from './median';
import type { BenchPart, Table } from './part';

/** Rendered frames per measurement. The result is the median. */
const frames = 9;
/** Size of the view in pixels. */
const size = { width: 1280, height: 720 };

interface Setting {
  readonly name: string;
  readonly model: 'plant' | 'pointCloud';
  /** Code with fields of `Cognite3DViewerOptions`. */
  readonly options?: string;
  /** Code that uses `viewer` before the model is added. */
  readonly prepare?: string;
}

const settings: readonly Setting[] = [
  { name: 'CAD, defaults', model: 'plant' },
  { name: "ssaoQualityHint: 'disabled'", model: 'plant', options: "ssaoQualityHint: 'disabled'" },
  { name: "ssaoQualityHint: 'veryhigh'", model: 'plant', options: "ssaoQualityHint: 'veryhigh'" },
  { name: "antiAliasingHint: 'disabled'", model: 'plant', options: "antiAliasingHint: 'disabled'" },
  {
    name: "antiAliasingHint: 'msaa4+fxaa'",
    model: 'plant',
    options: "antiAliasingHint: 'msaa4+fxaa'",
  },
  { name: 'enableEdges: false', model: 'plant', options: 'enableEdges: false' },
  {
    name: 'maxRenderResolution: 230_000',
    model: 'plant',
    prepare: 'viewer.setResolutionOptions({ maxRenderResolution: 230_000 });',
  },
  ...['200_000', '50_000'].map((cost) => ({
    name: `maximumRenderCost: ${cost}`,
    model: 'plant' as const,
    prepare: `viewer.cadBudget = { ...viewer.cadBudget, maximumRenderCost: ${cost} };`,
  })),
  { name: 'Point cloud, defaults', model: 'pointCloud' },
  {
    name: 'numberOfPoints: 100_000',
    model: 'pointCloud',
    prepare: 'viewer.pointCloudBudget = { numberOfPoints: 100_000 };',
  },
  {
    name: "edlOptions: 'disabled'",
    model: 'pointCloud',
    options: "pointCloudEffects: { edlOptions: 'disabled' }",
  },
];

/** The measurements that a program reports. */
interface Measured {
  readonly calls: number;
  readonly primitives: number;
  readonly milliseconds: number;
}

/**
 * A program that shows the model and renders it repeatedly. It reads a pixel to wait until the frame is rendered. The
 * renderer's counters include all passes.
 */
function programOf({ model, options = '', prepare = '' }: Setting): string {
  return `
import { Cognite3DViewer } from '@cognite/reveal';
import { client, ${model} } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector('#viewer'),
  logMetrics: false,
  ${options}
});
${prepare}
const model = await viewer.addModel(${model});
viewer.fitCameraToModel(model, 0);

let start = 0;
let lastDrawn = performance.now();
let measuring = false;
const results = [];
viewer.on('beforeSceneRendered', ({ renderer }) => {
  renderer.info.autoReset = false;
  renderer.info.reset();
  start = performance.now();
});
viewer.on('sceneRendered', ({ renderer }) => {
  const gl = renderer.getContext();
  gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4));
  lastDrawn = performance.now();
  if (!measuring) return;
  const { calls, triangles, points } = renderer.info.render;
  results.push({ calls, primitives: triangles + points, milliseconds: lastDrawn - start });
  if (results.length < ${frames}) requestAnimationFrame(() => viewer.requestRedraw());
  else console.log('measured ' + JSON.stringify(results));
});
const wait = setInterval(() => {
  if (performance.now() - lastDrawn < 3000) return;
  clearInterval(wait);
  measuring = true;
  viewer.requestRedraw();
}, 200);
`;
}

async function readMeasured(page: Page): Promise<Measured> {
  const found = await page.waitForFunction(
    () =>
      window.framePage.messages
        .flatMap((message) => (message.type === 'log' ? [message.text] : []))
        .find((text) => text.includes('measured [')),
    undefined,
    { timeout: 120_000 },
  );
  const text = String(await found.jsonValue());
  const results = JSON.parse(
    text.slice(text.indexOf('['), text.lastIndexOf(']') + 1),
  ) as Measured[];
  return {
    calls: results[0]?.calls ?? NaN,
    primitives: results[0]?.primitives ?? NaN,
    milliseconds: median(results.map(({ milliseconds }) => milliseconds)),
  };
}

async function measure(): Promise<Table> {
  const version = readVersions().find(({ isLast }) => isLast);
  if (version === undefined) throw new Error('versions.json is empty. Add at least one version.');
  const server = await startFramePageServer();
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });
  const rows: (string | number)[][] = [];
  try {
    const page = await browser.newPage({ viewport: size });
    await openFramePage(page, server);
    await page.addStyleTag({
      content: `#stage { width: ${size.width}px !important; height: ${size.height}px !important }`,
    });
    for (const setting of settings) {
      await runProgram(page, version, programOf(setting));
      const state = await waitForState(page, 'running', 'failed');
      if (state.type === 'failed') throw new Error(`${setting.name}: ${state.failure.message}`);
      const { calls, primitives, milliseconds } = await readMeasured(page);
      rows.push([setting.name, calls, primitives, Math.round(milliseconds)]);
    }
  } finally {
    await browser.close();
    await server.close();
  }
  return {
    title: `${version.release} at ${size.width} × ${size.height}, all loaded, median of ${frames} frames`,
    columns: ['Setting', 'draw calls', 'triangles or points', 'ms per frame'],
    rows,
  };
}

export const viewerPart: BenchPart = {
  name: 'viewer',
  about: 'cost of viewer settings on the demo plant',
  needsBuild: false,
  run: async () => [await measure()],
};
